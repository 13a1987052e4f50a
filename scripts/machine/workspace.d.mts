type Packages = Record<string, { version?: string; optional?: boolean }>;

export declare const root: string;
export declare function hasPackages(locked: Packages, installed: Packages): boolean;
