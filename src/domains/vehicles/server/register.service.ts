import type { Config } from '#platform/server/config.ts'
import { createHttpRegister } from './http-register.adapter.ts'
import type { Register } from './register.adapter.ts'
import { createSampleRegister } from './sample-register.adapter.ts'

export function getRegister({ vehicleData }: Pick<Config, 'vehicleData'>): Register | null {
  if (vehicleData === null) return null
  return vehicleData === 'sample' ? createSampleRegister() : createHttpRegister(vehicleData)
}
