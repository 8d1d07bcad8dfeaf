import { expect } from 'vitest'
import { unzip } from './doubles/unzip.ts'
import type { Person, TestApp } from './test-app.ts'

export const downloadExport = (app: TestApp, { token }: Person) =>
  app.server.inject({ url: '/api/export-my-data', headers: { authorization: `Bearer ${token}` } })

/** Reads the files of a member's export, with the JSON ones parsed by name. */
export async function readExport(app: TestApp, person: Person) {
  const answer = await downloadExport(app, person)
  expect(answer.statusCode).toBe(200)
  const files = unzip(answer.rawPayload)
  return { files, list: (name: string) => JSON.parse(files.get(`${name}.json`)!.toString()) }
}
