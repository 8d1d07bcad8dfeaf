import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface GoogleResult {
  formatted_address: string
  lat: number
  lng: number
  location_type?: string
  types?: string[]
  components?: [type: string, name: string][]
  country?: string
}

export interface FakeGoogle extends AsyncDisposable {
  url: string
  params: URLSearchParams[]
  answers(results: GoogleResult[]): void
  fails(respond: (req: IncomingMessage, res: ServerResponse) => void): void
}

export async function aFakeGoogle({ key }: { key: string }): Promise<FakeGoogle> {
  let respond: (req: IncomingMessage, res: ServerResponse) => void = () => undefined
  const params: URLSearchParams[] = []
  const server = createServer((req, res) => {
    const url = new URL(req.url ?? '/', 'http://google.test')
    params.push(url.searchParams)
    if (req.method !== 'GET' || url.pathname !== '/maps/api/geocode/json') res.writeHead(404).end()
    else if (url.searchParams.get('key') !== key) send(res, { status: 'REQUEST_DENIED', results: [] })
    else if (!url.searchParams.get('address')) send(res, { status: 'INVALID_REQUEST', results: [] })
    else respond(req, res)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    params,
    answers(results) {
      respond = (_req, res) =>
        send(res, { status: results.length > 0 ? 'OK' : 'ZERO_RESULTS', results: results.map(resultOf) })
    },
    fails(how) {
      respond = how
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export const send = (res: ServerResponse, body: object) =>
  void res.writeHead(200, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body))

function resultOf({ lat, lng, country = 'NZ', components = [], ...result }: GoogleResult) {
  const near = (by: number) => ({ lat: lat + by, lng: lng + by })
  return {
    address_components: [
      ...components.map(([type, name]) => ({
        long_name: name,
        short_name: name,
        types: [type, 'political'],
      })),
      { long_name: country, short_name: country, types: ['country', 'political'] },
    ],
    formatted_address: result.formatted_address,
    geometry: {
      location: { lat, lng },
      location_type: result.location_type ?? 'ROOFTOP',
      viewport: { northeast: near(0.001), southwest: near(-0.001) },
    },
    place_id: 'ChIJ-of-nowhere',
    types: result.types ?? ['street_address'],
  }
}
