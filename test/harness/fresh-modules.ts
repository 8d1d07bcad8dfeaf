import { vi } from 'vitest'

// Files of one worker share packages, which saves nine tenths of a small file's time, but not our
// own modules, whose state would leak from one file to the next.
vi.resetModules()

const { file } = await import('./modules-of-a-file.ts')
if (file.is_known) throw new Error('The modules of the file before are still here.')
file.is_known = true
