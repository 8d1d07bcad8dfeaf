import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'

/** `npm run prove` uses what Debian's packages have installed, and only that. */
export const isInstalled = (program: string): boolean =>
  spawnSync('which', [program], { stdio: 'ignore' }).status === 0

/** @throws with its output if it fails */
export const runProgram = promisify(execFile)
