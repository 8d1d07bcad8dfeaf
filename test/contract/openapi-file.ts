import { allOperations, shapeFiles } from '#app/server/all-operations.ts'
import { describeApi } from '#platform/server/http/openapi.ts'

const max_width = 110

/** The document that /api/openapi.json answers when no setting is set, with its keys in alphabetical order. */
export const writeOpenApi = () =>
  `${print(JSON.parse(JSON.stringify(describeApi(allOperations, shapeFiles, 'http://localhost:3000/api'))), '')}\n`

/** One line where it fits, so that the file is half as long as JSON.stringify would make it. */
function print(value: unknown, indent: string, before = 0): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = `${indent} `
  const isList = Array.isArray(value)
  const open = isList ? '[' : '{'
  const close = isList ? ']' : '}'
  const parts = isList ? value.map((item: unknown) => print(item, inner)) : printMembers(value, inner)
  const line = parts.length === 0 ? open + close : `${open} ${parts.join(', ')} ${close}`
  const fits = indent.length + before + line.length <= max_width && !line.includes('\n')
  return fits ? line : `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`
}

const printMembers = (value: object, indent: string) =>
  Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => {
      const key = `${JSON.stringify(name)}: `
      return key + print(member, indent, key.length)
    })
