import type { ComponentPropsWithRef, ElementType } from 'react';
import css from './Pressable.module.css';

export type Polymorphic<Own, C extends ElementType> = Own & { component?: C } & Omit<
    ComponentPropsWithRef<C>,
    keyof Own | 'component'
  >;

/**
 * What every button is made of: the browser's own, without its looks; with `component` a link. It is in the first load of
 * every page, so it is no more than that (docs/decisions/001-mui-in-the-shop.md).
 */
export function Pressable<C extends ElementType = 'button'>(props: Polymorphic<object, C>) {
  const { component: Tag = 'button', className, ...rest } = props as Polymorphic<object, 'button'>;
  return (
    <Tag
      {...(Tag === 'button' && { type: 'button' as const })}
      className={className ? `${css.base} ${className}` : css.base}
      {...rest}
    />
  );
}
