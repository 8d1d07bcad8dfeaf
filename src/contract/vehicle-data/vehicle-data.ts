import { operation } from '../core/operation.ts'
import type * as shapes from './vehicle-data.shapes.ts'

export type * from './vehicle-data.shapes.ts'

export const lookUpVehicle = operation<typeof shapes.lookUpVehicle>()({
  name: 'lookUpVehicle',
  summary: 'What the vehicle register says of a plate; asked only when a person asks',
  method: 'GET',
  path: '/vehicle-data',
  access: 'signed_in',
  limit: { calls: 60, per: 'hour' },
  refusals: ['register_unavailable'],
})

export const getAdminRecord = operation<typeof shapes.getAdminRecord>()({
  name: 'getAdminRecord',
  summary: 'What the vehicle register said of a plate when somebody last asked; nobody is asked now',
  method: 'GET',
  path: '/vehicle-record',
  access: 'signed_in',
  limit: { calls: 120, per: 'minute' },
  refusals: [],
})

export const checkDriverLicence = operation<typeof shapes.checkDriverLicence>()({
  name: 'checkDriverLicence',
  summary: 'Whether a driver licence is valid; only the outcome, the date and the last two digits are kept',
  method: 'POST',
  path: '/driver-licence-check',
  access: 'user',
  limit: { calls: 10, per: 'hour' },
  refusals: ['register_unavailable'],
})

export const getLicenceCheck = operation<typeof shapes.getLicenceCheck>()({
  name: 'getLicenceCheck',
  summary: 'What is kept of my latest driver licence check that was answered',
  method: 'GET',
  path: '/driver-licence-check',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
  refusals: [],
})

export const removeLicenceChecks = operation<typeof shapes.removeLicenceChecks>()({
  name: 'removeLicenceChecks',
  summary: 'Forget what is kept of my driver licence checks',
  method: 'DELETE',
  path: '/driver-licence-check',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  refusals: [],
})
