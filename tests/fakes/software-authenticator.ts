import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes as string).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

type Change = {
  /** The origin that the browser reports. */
  origin?: string;
  rpId?: string;
  isUserVerified?: boolean;
};

/** An authenticator with one passkey. A test can make every part of its response wrong. */
export const createAuthenticator = (at: { origin: string; rpId: string }) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const flagsOf = (isUserVerified: boolean, hasKey: boolean) =>
    0b0000_0001 | (isUserVerified ? 0b100 : 0) | (hasKey ? 0b100_0000 : 0);
  const head = (rpId: string, flags: number) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  };
  const credentialOf = (response: object) =>
    JSON.stringify({
      id: base64url(id),
      rawId: base64url(id),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    });

  return {
    id: base64url(id),
    /** The response to options of `navigator.credentials.create`. */
    create({ challenge }: { challenge: string }, change: Change = {}) {
      const { origin = at.origin, rpId = at.rpId, isUserVerified = true } = change;
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = Buffer.concat([
        head(rpId, flagsOf(isUserVerified, true)),
        Buffer.alloc(16),
        length,
        id,
        key,
      ]);
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]) as never,
      );
      return credentialOf({
        clientDataJSON: base64url(clientData('webauthn.create', challenge, origin)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      });
    },
    /** The response to options of `navigator.credentials.get`. */
    get({ challenge }: { challenge: string }, change: Change = {}) {
      const { origin = at.origin, rpId = at.rpId, isUserVerified = true } = change;
      const data = clientData('webauthn.get', challenge, origin);
      const authData = head(rpId, flagsOf(isUserVerified, false));
      const signature = createSign('sha256').update(authData).update(sha256(data)).sign(privateKey);
      return credentialOf({
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
      });
    },
  };
};
