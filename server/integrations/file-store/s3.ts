import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Unavailable } from '#server/errors/unavailable.ts';
import { type BlobBackend, isKey } from './file-store.ts';

/** `https://KEY:SECRET@host/bucket/folder?region=us-east-1`: one setting describes the whole store. */
export const readStoreUrl = (setting: string) => {
  const url = new URL(setting);
  const [bucket = '', ...folders] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  return {
    endpoint: `${url.protocol}//${url.host}`,
    bucket,
    /** Two sites may share a bucket if each has its own folder. */
    prefix: [...folders, 'uploads', ''].join('/'),
    region: url.searchParams.get('region') ?? 'us-east-1',
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
  };
};

/** Time limits for the connection, for the response, and without any byte in the middle of a file. */
export type StoreTimeouts = { connectMs: number; responseMs: number; silenceMs: number };
/** A slow store fails before the visitor's request is aborted (server/limits/admission.ts). */
const defaultTimeouts: StoreTimeouts = { connectMs: 5_000, responseMs: 15_000, silenceMs: 60_000 };

type SdkError = Error & { $metadata?: { httpStatusCode?: number } };

/** A store that does not respond, is overloaded or broken is unavailable; other errors stay as they are. */
const throwAsUnavailable = (error: SdkError): never => {
  const status = error.$metadata?.httpStatusCode ?? 0;
  if (error.name !== 'TimeoutError' && status < 500 && status !== 429) throw error;
  throw new Unavailable('the file store does not respond', { cause: error });
};

const quiet = () => {};

type Sdk = typeof import('@aws-sdk/client-s3');
type Connection = Sdk & { client: InstanceType<Sdk['S3Client']> };

export const createS3Backend = (storeUrl: string, timeouts = defaultTimeouts): BlobBackend => {
  const { endpoint, bucket, prefix, region, credentials } = readStoreUrl(storeUrl);
  let connection: Promise<Connection> | undefined;
  // Imported on first use: only sites with a bucket need the large client.
  const connect = async (): Promise<Connection> => {
    const sdk = await import('@aws-sdk/client-s3');
    const client = new sdk.S3Client({
      endpoint,
      region,
      credentials,
      forcePathStyle: true,
      // By default the client adds checksum frames to the body, which some servers store as content.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // The SDK's errors contain the same text, and our log has one JSON object per line (server/log/log.ts).
      logger: { trace: quiet, debug: quiet, info: quiet, warn: quiet, error: quiet },
      maxAttempts: 2,
      requestHandler: {
        connectionTimeout: timeouts.connectMs,
        requestTimeout: timeouts.responseMs,
        throwOnRequestTimeout: true,
        socketTimeout: timeouts.silenceMs,
      },
    });
    return { ...sdk, client };
  };
  const connected = () => {
    connection ??= connect();
    return connection;
  };
  const at = (key: string) => {
    if (!isKey(key)) throw new Error(`not a key of the store: ${JSON.stringify(key)}`);
    return { Bucket: bucket, Key: prefix + key };
  };
  return {
    put: async (key, file) => {
      const { client, PutObjectCommand } = await connected();
      const body = createReadStream(file.path);
      // The client does not listen for stream errors, and an 'error' event without a listener ends the
      // process.
      const broken = new Promise<never>((_, reject) => body.once('error', reject));
      const put = new PutObjectCommand({
        ...at(key),
        Body: body,
        ContentLength: file.size,
        ContentType: 'application/octet-stream',
        ContentDisposition: 'attachment',
      });
      try {
        await Promise.race([client.send(put).catch(throwAsUnavailable), broken]);
      } finally {
        // The client does not close the stream when it fails.
        body.destroy();
      }
      await rm(file.path, { force: true });
    },
    open: async (key) => {
      const { client, GetObjectCommand } = await connected();
      const { Body } = await client.send(new GetObjectCommand(at(key))).catch(throwAsUnavailable);
      if (!(Body instanceof Readable)) throw new Error(`no content for ${key}`);
      return Body;
    },
    remove: async (key) => {
      const { client, DeleteObjectCommand } = await connected();
      await client.send(new DeleteObjectCommand(at(key))).catch(throwAsUnavailable);
    },
    close: async () => (await connection)?.client.destroy(),
  };
};
