import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { parseAst } from 'vite'
import { browserContract } from '../../vite/browser-contract.ts'

const root = path.join(import.meta.dirname, '../..')
const { load } = browserContract(root) as unknown as { load: (id: string) => Promise<{ code: string }> }

function readModule(code: string) {
  const { body } = parseAst(code) as unknown as { body: any[] }
  const exported = body.flatMap(({ type, declaration, specifiers }) => {
    if (type !== 'ExportNamedDeclaration') return []
    if (!declaration) return specifiers.map((one: any) => one.exported.name)
    return (declaration.declarations ?? [declaration]).map((one: any) => one.id.name)
  })
  const sources = body.flatMap(({ type, source }) => (type === 'ImportDeclaration' ? [source.value] : []))
  return { exported: new Set<string>(exported), sources }
}

const files = ['src/contract', 'src/shared']
  .flatMap((area) => globSync(`${area}/**/*.ts`, { cwd: root }))
  .filter((file) => !/\.test\.ts$|all-operations\.ts$|\/texts\.ts$/.test(file))

test.for(files)('%s reaches browsers whole in its two parts, the light one without shapes', async (file) => {
  const id = path.join(root, file)
  const [light, heavy] = [readModule((await load(id)).code), readModule((await load(`${id}?shapes`)).code)]
  const sent = new Set([...light.exported, ...heavy.exported])
  for (const name of Object.keys(await import(pathToFileURL(id).href))) expect(sent).toContain(name)
  for (const source of light.sources) expect(source).not.toMatch(/^zod|\?shapes$/)
})

test('a call keeps its address and the names of its fields', async () => {
  const { code } = await load(path.join(root, 'src/contract/watching/watching.ts'))
  const [, text] = /^export const removeFavourite = (\{.*\})$/m.exec(code)!
  expect(JSON.parse(text!)).toMatchObject({
    method: 'DELETE',
    path: '/favourite/{id}',
    params: { shape: { id: 1 } },
  })
  expect(code).not.toContain('.check(')
})
