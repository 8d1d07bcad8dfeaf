import { vi } from 'vitest'

// Files of one worker share its packages, which takes nine tenths off a small file, but not our own modules: their
// state would go from one file to the next.
vi.resetModules()

const { file } = await import('./modules-of-a-file.ts')
if (file.is_known) throw new Error('The modules of the file before are still here.')
file.is_known = true
