import { hash, verify } from "@node-rs/argon2";

// argon2id, 19 MiB
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Verified when there is no such user, so that the response time reveals nothing.
const nobodysHash = "$argon2id$v=19$m=19456,t=2,p=1$YKFaMBiFaQlrtl25QppY9w$tfj+WWSKqegHZmNHs2lPiw/RB4KFS0gaSzUHPH84QtA";

export function hashPassword(password: string) {
  return hash(password, cost);
}

export async function verifyPassword(password: string, passwordHash: string | null) {
  // Longer input can't match, since the rules limit the length; hashing it would only cost time.
  const matches = await verify(passwordHash ?? nobodysHash, password.slice(0, 256));
  return passwordHash !== null && matches;
}
