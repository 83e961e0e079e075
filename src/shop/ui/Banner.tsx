import type { ComponentPropsWithRef, ElementType } from 'react';
import css from './Banner.module.css';
import { Icon } from '../../common/ui/Icon';

type BannerProps<C extends ElementType> = { component: C; /** A smaller line below. */ text?: string } & Omit<
  ComponentPropsWithRef<C>,
  'component' | 'text' | 'className'
>;

/** The wide link to all at the end of a preview. `component` is the router's link. */
export function Banner<C extends ElementType>({ component, text, children, ...rest }: BannerProps<C>) {
  const Component: ElementType = component;
  return (
    <Component className={css.banner} {...rest}>
      <span>
        {children}
        {text !== undefined && <small>{text}</small>}
      </span>
      <Icon name="forward" />
    </Component>
  );
}
