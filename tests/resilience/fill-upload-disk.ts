import { open } from 'node:fs/promises';
import { vi } from 'vitest';

/** From now on every write to an open file fails as on a full disk. Returns the function that ends this. */
export const fillUploadDisk = async () => {
  const handle = await open(new URL(import.meta.url), 'r');
  await handle.close();
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const write = vi.spyOn(Object.getPrototypeOf(handle), 'write').mockRejectedValue(full);
  return () => write.mockRestore();
};
