import { operation } from '#platform/common/operation.ts'
import type * as shapes from './plans.shapes.ts'

export type * from './plans.shapes.ts'

export const maxPlanName = 60

export const listPlans = operation<typeof shapes.listPlans>('GET /subscription-plan')({
  name: 'listPlans',
  summary: 'The plans in order; only admins are shown disabled ones',
  access: 'anyone',
  view: 'public',
  limit: { calls: 240, per: 'minute' },
})

export const getPlan = operation<typeof shapes.getPlan>('GET /subscription-plan/{id}')({
  name: 'getPlan',
  summary: 'One plan; a disabled one only for admins',
  access: 'anyone',
  view: 'public',
  limit: { calls: 240, per: 'minute' },
})

export const createPlan = operation<typeof shapes.createPlan>('POST /subscription-plan')({
  name: 'createPlan',
  summary: 'Add a plan at the end; disabled unless its status says otherwise',
  access: 'admin',
  duty: 'money',
  limit: { calls: 120, per: 'minute' },
  status: 201,
  refusals: ['prices_unavailable'],
})

export const updatePlan = operation<typeof shapes.updatePlan>('PUT /subscription-plan/{id}')({
  name: 'updatePlan',
  summary: 'Change a plan or its place. A price is for new subscriptions, limits are for everyone on it',
  access: 'admin',
  duty: 'money',
  limit: { calls: 240, per: 'minute' },
  refusals: ['prices_unavailable'],
})

export const setPlanStatus = operation<typeof shapes.setPlanStatus>('PUT /subscription-plan-status/{id}')({
  name: 'setPlanStatus',
  summary: 'Enable a plan, or disable it: nobody new can choose it then',
  access: 'admin',
  duty: 'money',
  limit: { calls: 120, per: 'minute' },
})

export const deletePlan = operation<typeof shapes.deletePlan>('DELETE /subscription-plan/{id}')({
  name: 'deletePlan',
  summary: 'Delete a plan that nobody has ever had',
  access: 'admin',
  duty: 'money',
  limit: { calls: 120, per: 'minute' },
  refusals: ['plan_in_use'],
})

export const listAvailablePrices = operation<typeof shapes.listAvailablePrices>('GET /get-available-prices')({
  name: 'listAvailablePrices',
  summary: 'Recurring prices that the payment provider knows; empty when there is none',
  access: 'admin',
  duty: 'money',
  limit: { calls: 60, per: 'minute' },
  refusals: ['prices_unavailable'],
})
