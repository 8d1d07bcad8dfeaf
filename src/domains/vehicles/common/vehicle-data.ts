import { operation } from '#platform/common/operation.ts'
import type * as shapes from './vehicle-data.shapes.ts'

export type * from './vehicle-data.shapes.ts'

export const lookUpVehicle = operation<typeof shapes.lookUpVehicle>('GET /vehicle-data')({
  name: 'lookUpVehicle',
  summary: 'What the vehicle register says of a plate; asked only when a person asks',
  access: 'signed_in',
  duty: 'memberHelp',
  isLogged: false,
  limit: { calls: 60, per: 'hour' },
  refusals: ['register_unavailable'],
})

export const getAdminRecord = operation<typeof shapes.getAdminRecord>('GET /vehicle-record')({
  name: 'getAdminRecord',
  summary: 'What the vehicle register said of a plate when somebody last asked; nobody is asked now',
  access: 'signed_in',
  duty: 'overview',
  limit: { calls: 120, per: 'minute' },
})

export const checkDriverLicence = operation<typeof shapes.checkDriverLicence>('POST /driver-licence-check')({
  name: 'checkDriverLicence',
  summary: 'Whether a driver licence is valid; only the outcome, the date and the last two digits are kept',
  access: 'user',
  limit: { calls: 10, per: 'hour' },
  refusals: ['register_unavailable'],
})

export const getLicenceCheck = operation<typeof shapes.getLicenceCheck>('GET /driver-licence-check')({
  name: 'getLicenceCheck',
  summary: 'What is kept of my latest driver licence check that was answered',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
})

export const removeLicenceChecks = operation<typeof shapes.removeLicenceChecks>(
  'DELETE /driver-licence-check',
)({
  name: 'removeLicenceChecks',
  summary: 'Forget what is kept of my driver licence checks',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
})
