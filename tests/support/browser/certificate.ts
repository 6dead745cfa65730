/** A self-signed certificate for HTTPS hosts, with the minimum that X.509 version 1 requires. */
import { createHash, generateKeyPairSync, sign } from 'node:crypto';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
  /** The hash of its public key, by which a browser can be told to trust it. */
  readonly fingerprint: string;
}

const TAGS = { integer: 0x02, bits: 0x03, object: 0x06, text: 0x0c, time: 0x17, sequence: 0x30, set: 0x31 };

const ECDSA_WITH_SHA256 = Buffer.from('2a8648ce3d040302', 'hex');
const COMMON_NAME = Buffer.from('550403', 'hex');

export function makeCertificate(): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const algorithm = der('sequence', der('object', ECDSA_WITH_SHA256));
  const name = der(
    'sequence',
    der('set', der('sequence', der('object', COMMON_NAME), der('text', Buffer.from('127.0.0.1')))),
  );
  const validity = der('sequence', time('200101000000Z'), time('491231235959Z'));
  const content = der('sequence', der('integer', Buffer.from([1])), algorithm, name, validity, name, spki);
  const certificate = der('sequence', content, algorithm, bits(sign('sha256', content, privateKey)));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
    fingerprint: createHash('sha256').update(spki).digest('base64'),
  };
}

const time = (text: string) => der('time', Buffer.from(text));
const bits = (bytes: Buffer) => der('bits', Buffer.from([0]), bytes);

function der(tag: keyof typeof TAGS, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([TAGS[tag], ...lengthBytesOf(body)]), body]);
}

function lengthBytesOf({ length }: Buffer): readonly number[] {
  if (length < 0x80) return [length];
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}
