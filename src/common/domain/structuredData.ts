import { business } from './business';
import { paths } from './paths';

/** Makes a path of the site an absolute address. */
export type Absolute = (path: string) => string;

/** The way to a page (schema.org/BreadcrumbList): names and paths from the home page down. */
export function breadcrumbData(trail: readonly { name: string; path: string }[], absolute: Absolute): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  };
}

/** The same for a page that lies right below home. */
export function breadcrumbBelowHome(name: string, path: string, absolute: Absolute): object {
  return breadcrumbData(
    [
      { name: business.name, path: paths.home() },
      { name, path },
    ],
    absolute,
  );
}
