import { readFile } from 'node:fs/promises'
import { serveWork } from '#platform/server/files/serve-work.ts'
import { documentType } from './document.rules.ts'

serveWork({ documentType: async (source: string) => documentType(await readFile(source)) })
