export function canInstallDebianPackages(): boolean;
export function installDebianPackages(...packages: string[]): void;
