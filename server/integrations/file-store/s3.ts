import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { type FileStore, isKey, newKey } from './file-store.ts';

const folder = 'uploads/';

/** `https://KEY:SECRET@host/bucket?region=us-east-1`: one setting names the whole store. */
export const readStoreUrl = (address: string) => {
  const url = new URL(address);
  return {
    endpoint: `${url.protocol}//${url.host}`,
    bucket: decodeURIComponent(url.pathname.replace(/^\/|\/$/g, '')),
    region: url.searchParams.get('region') ?? 'us-east-1',
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
  };
};

type Sdk = typeof import('@aws-sdk/client-s3');
type Connection = Sdk & { client: InstanceType<Sdk['S3Client']> };

export const createS3Store = (address: string): FileStore => {
  const { endpoint, bucket, region, credentials } = readStoreUrl(address);
  let connection: Promise<Connection> | undefined;
  // A megabyte of client that only those who configure it should load.
  const connect = async (): Promise<Connection> => {
    const sdk = await import('@aws-sdk/client-s3');
    const client = new sdk.S3Client({
      endpoint,
      region,
      credentials,
      forcePathStyle: true,
      // By default the client frames the body for a checksum, and some compatible servers store the frames too.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    return { ...sdk, client };
  };
  const connected = () => {
    connection ??= connect();
    return connection;
  };
  const at = (key: string) => {
    if (!isKey(key)) throw new Error(`not a key of the store: ${JSON.stringify(key)}`);
    return { Bucket: bucket, Key: folder + key };
  };
  return {
    keep: async (file) => {
      const { client, PutObjectCommand } = await connected();
      const key = newKey();
      await client.send(
        new PutObjectCommand({
          ...at(key),
          Body: createReadStream(file.path),
          ContentLength: file.size,
          ContentType: 'application/octet-stream',
          ContentDisposition: 'attachment',
        }),
      );
      await rm(file.path, { force: true });
      return key;
    },
    open: async (key) => {
      const { client, GetObjectCommand } = await connected();
      const { Body } = await client.send(new GetObjectCommand(at(key)));
      if (!(Body instanceof Readable)) throw new Error(`no content for ${key}`);
      return Body;
    },
    remove: async (key) => {
      const { client, DeleteObjectCommand } = await connected();
      await client.send(new DeleteObjectCommand(at(key)));
    },
    keptBefore: async function* (instant) {
      const { client, ListObjectsV2Command } = await connected();
      let next: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: folder, ContinuationToken: next }),
        );
        const old = (page.Contents ?? [])
          .filter(({ LastModified }) => LastModified !== undefined && LastModified.getTime() < instant)
          .map(({ Key = '' }) => Key.slice(folder.length))
          .filter(isKey);
        if (old.length) yield old;
        next = page.NextContinuationToken;
      } while (next);
    },
    close: async () => (await connection)?.client.destroy(),
  };
};
