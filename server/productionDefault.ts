import { IS_BUILT } from './projectRoot';

// Libraries choose their fast form by this while they are loaded, so this module comes first.
if (IS_BUILT) process.env.NODE_ENV ??= 'production';
