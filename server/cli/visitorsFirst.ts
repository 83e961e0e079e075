import { constants, setPriority } from 'node:os';

// Imported before all else: reading a program takes as long as copying a small shop.
setPriority(constants.priority.PRIORITY_LOW);
