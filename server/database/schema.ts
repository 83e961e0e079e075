export { entityIds } from './columns';
export * from './schemaAccounts';
export * from './schemaArticles';
export * from './schemaBackups';
export * from './schemaCatalog';
export * from './schemaNotices';
export * from './schemaProposals';
export * from './schemaQuotations';
