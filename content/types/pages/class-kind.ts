export type ClassKind = 'flow' | 'fiit' | 'restore';
