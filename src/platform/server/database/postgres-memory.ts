import { totalmem } from 'node:os'
import process from 'node:process'

export function memoryMb(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Infinity) / 2 ** 20
}

/**
 * Returns a quarter of the memory, as PostgreSQL's manual advises; it's taken only as it's used.
 */
export function sharedBuffersMb(memory: number): number {
  return Math.floor(Math.min(4096, Math.max(128, memory / 4)))
}
