import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Reports its port to the bench, and its CPU time so far on each request. */
export const serveMeasured = (http: Server): void => {
  process.on('message', () => process.send?.(process.cpuUsage()));
  process.on('disconnect', () => process.exit(0));
  http.listen(0, '127.0.0.1', () => process.send?.({ port: (http.address() as AddressInfo).port }));
};
