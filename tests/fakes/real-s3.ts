import S3rver from '@20minutes/s3rver';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

/**
 * An S3-compatible server by other authors: it checks signatures, which our fake does not, and responds in
 * the XML of S3.
 */
export const startRealS3 = async (bucket: string) => {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: temporaryFolder(),
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  return {
    url: (secret = 'S3RVER') =>
      `http://S3RVER:${secret}@127.0.0.1:${port}/${bucket}/studios?region=us-east-1`,
    close: () => server.close(),
  };
};
