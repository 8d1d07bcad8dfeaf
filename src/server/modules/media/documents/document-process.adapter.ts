import { readFile } from 'node:fs/promises'
import { serveWork } from '#server/platform/files/serve-work.ts'
import { documentType } from './document.rules.ts'

serveWork({ documentType: async (source: string) => documentType(await readFile(source)) })
