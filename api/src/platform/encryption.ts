import crypto from "node:crypto";

/** AES-256-GCM (NIST SP 800-38D) with a random 96-bit nonce: nonce, ciphertext, 128-bit tag. */
const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The value was modified, belongs to another place, or was encrypted with another key. */
export class DecryptionError extends Error {
  override readonly name = "DecryptionError";
}

/** Encrypts a value for one place: `place` must be the same when it is decrypted. */
export function encrypt(key: Buffer, place: string, value: Buffer): Buffer {
  const nonce = crypto.randomBytes(NONCE_BYTES);
  const cipher = crypto.createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(place));
  return Buffer.concat([nonce, cipher.update(value), cipher.final(), cipher.getAuthTag()]);
}

/** Throws `DecryptionError`. */
export function decrypt(key: Buffer, place: string, encrypted: Buffer): Buffer {
  try {
    const nonce = encrypted.subarray(0, NONCE_BYTES);
    const tag = encrypted.subarray(-TAG_BYTES);
    const decipher = crypto.createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(place)).setAuthTag(tag);
    const content = encrypted.subarray(NONCE_BYTES, -TAG_BYTES);
    return Buffer.concat([decipher.update(content), decipher.final()]);
  } catch {
    throw new DecryptionError(`A value of ${place} can't be decrypted.`);
  }
}

/** A key for one purpose, derived from another (HKDF-SHA-256, RFC 5869). */
export function deriveKey(key: Buffer, purpose: string): Buffer {
  return Buffer.from(crypto.hkdfSync("sha256", key, Buffer.alloc(0), purpose, 32));
}
