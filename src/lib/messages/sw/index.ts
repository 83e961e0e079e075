/** Every area in Swahili, one a line: a chunk of its own, loaded as a whole (docs/decisions/006-languages.md). */
export * from './auth';
export * from './cart';
export * from './consent';
export * from './contact';
export * from './events';
export * from './home';
export * from './opening';
export * from './privacy';
export * from './product';
export * from './quote';
export * from './rating';
export * from './shell';
export * from './shop';
export * from './siteMap';
export * from './whatsapp';
