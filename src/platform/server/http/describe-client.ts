import type { FastifyRequest } from 'fastify'
import type { Client } from './call.ts'
import { clientAddress } from './limits/client-address.ts'
import { readDeviceId } from './limits/device-id.ts'

/** Making an id for a browser without one is a tenth of a call, so that waits until it's needed. */
export function describeClient(req: FastifyRequest): Client {
  let deviceId: string | undefined
  return {
    address: clientAddress(req),
    device: (req.headers['user-agent'] ?? '').slice(0, 300),
    get deviceId() {
      return (deviceId ??= readDeviceId(req))
    },
  }
}
