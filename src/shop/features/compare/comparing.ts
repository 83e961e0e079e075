import { CompareBar } from './CompareBar';
import { CompareButton } from './CompareButton';

/** What the shell draws and hands on, once it is there. */
export const comparing = { CompareBar, CompareButton };
