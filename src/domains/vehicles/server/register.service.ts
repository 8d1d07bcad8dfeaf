import type { Config } from '#platform/server/config.ts'
import { createHttpRegister } from './http-register.adapter.ts'
import type { Register } from './register.adapter.ts'
import { createSampleRegister } from './sample-register.adapter.ts'

export function getRegister({ vehicle_data }: Pick<Config, 'vehicle_data'>): Register | null {
  if (vehicle_data === null) return null
  return vehicle_data === 'sample' ? createSampleRegister() : createHttpRegister(vehicle_data)
}
