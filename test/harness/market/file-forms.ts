import type { Person, TestApp } from '../test-app.ts'

/** [field, content, file name]; a name that begins with `filename` is written raw. */
export type Part = [field: string, content: string | Buffer, name?: string]

const boundary = 'hoko-of-the-tests'

function formOf(parts: Part[]): Buffer {
  const pieces = parts.flatMap(([field, content, name]) => {
    const file = name === undefined ? '' : `; ${name.startsWith('filename') ? name : `filename="${name}"`}`
    const type = name === undefined ? '' : 'content-type: text/html\r\n'
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"${file}\r\n${type}\r\n`
    return [head, content, '\r\n']
  })
  return Buffer.concat([...pieces, `--${boundary}--\r\n`].map((piece) => Buffer.from(piece)))
}

export async function sendForm(app: TestApp, call: string, parts: Part[], person: Person | null) {
  const answer = await app.server.inject({
    method: 'POST',
    url: `/api${call}`,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(person ? { authorization: `Bearer ${person.token}` } : {}),
    },
    payload: formOf(parts),
  })
  return { status: answer.statusCode, reply: answer.json() }
}

export const aPdf = Buffer.from('%PDF-1.7\ntrailer\n<< /Size 1 >>\nstartxref\n9\n%%EOF\n')
