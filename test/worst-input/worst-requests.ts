import type { OperationWithShapes } from '#platform/common/operation.ts'
import { requestFor, type OperationRequest } from '#platform/common/request.ts'
import { fitting, namesOf, nobody, pieces, schemaOf, textsIn, worstText, type Text } from './worst-texts.ts'

/** The server's limit for bodies, and the length of an address that fits its limit for headers. */
const maxBodyBytes = 1024 * 1024
const maxAddressCharacters = 14_000
const maxParts = 64

export interface Worst {
  what: string
  request: OperationRequest
}

export function worstRequests(op: OperationWithShapes, known: object, turn: number): Worst[] {
  const atLimits = pieces.flatMap((piece) =>
    fittingRequests(op, piece, known).map((request) => ({ what: `${op.name} of ${name(piece)}`, request })),
  )
  const piece = pieces[turn % pieces.length]!
  const names = [op.body, op.query].flatMap(namesOf)
  if (names.length === 0) return atLimits
  return [...atLimits, { what: `${op.name} full of ${name(piece)}`, request: fullRequest(op, piece, known) }]
}

const name = (piece: string) => JSON.stringify(piece)

function fittingRequests(op: OperationWithShapes, piece: string, known: object): OperationRequest[] {
  const shapes = [op.params, op.query, op.body].filter((shape) => shape !== undefined).map(schemaOf)
  if (shapes.every((shape) => textsIn(shape) === 0)) return []
  for (let parts = 1; parts <= maxParts; parts *= 2) {
    const requests = Array.from({ length: parts }, (_, part) => {
      let count = 0
      const text: Text = (limit) => ((count += 1) % parts === part ? worstText(piece, limit) : 'a')
      const input = Object.assign({}, ...shapes.map((shape) => fitting(shape, text)), known)
      return requestFor(op, sendable(op, input))
    })
    if (requests.every(hasRoom)) return requests
  }
  throw new Error(`${op.name} has a text that no request has room for`)
}

/** Lone surrogates can't be encoded in a URL, and long values exceed the limit for headers. */
function sendable(op: OperationWithShapes, input: Record<string, unknown>): Record<string, unknown> {
  const inAddress = new Set([op.params, op.query].flatMap(namesOf))
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) =>
      inAddress.has(key) && typeof value === 'string'
        ? [key, value.slice(0, 1500).toWellFormed()]
        : [key, value],
    ),
  )
}

const hasRoom = ({ path, body }: OperationRequest) =>
  path.length <= maxAddressCharacters && bytesOf(body) <= maxBodyBytes

const bytesOf = (body: unknown) => Buffer.byteLength(JSON.stringify(body ?? null))

function fullRequest(op: OperationWithShapes, piece: string, known: object): OperationRequest {
  const fields = namesOf(op.body)
  const bytes = bytesOf(piece) - 2
  const share =
    Math.floor((((maxBodyBytes - 2000) / Math.max(1, fields.length)) * piece.length) / bytes) - 100
  const written = encodeURIComponent(piece.toWellFormed()).length / piece.length
  const requested = namesOf(op.query)
  const addressShare = Math.floor(maxAddressCharacters / 2 / written / Math.max(1, requested.length))
  const params = op.params ? Object.fromEntries(namesOf(op.params).map((key) => [key, nobody])) : {}
  return requestFor(op, {
    ...params,
    ...Object.fromEntries(requested.map((key) => [key, worstText(piece, addressShare).toWellFormed()])),
    ...Object.fromEntries(fields.map((key) => [key, worstText(piece, Math.max(1, share))])),
    ...(op.params ? known : {}),
  })
}
