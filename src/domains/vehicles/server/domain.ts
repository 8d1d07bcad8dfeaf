import * as vehicleData from '../common/vehicle-data.ts'
import * as vehicleDataShapes from '../common/vehicle-data.shapes.ts'
import { vehicleDataTasks } from './vehicle-data.jobs.ts'
import { reactionsOfVehicleData } from './vehicle-data.reactions.ts'
import { vehicleDataRoutes } from './vehicle-data.routes.ts'
import type { Domain } from '#platform/server/domain.ts'

export const domain: Domain = {
  operations: [vehicleData],
  shapes: [vehicleDataShapes],
  routes: [vehicleDataRoutes],
  reactions: reactionsOfVehicleData,
  tasks: vehicleDataTasks,
  tables: ['vehicle_records', 'vehicle_lookups', 'licence_checks'],
}
