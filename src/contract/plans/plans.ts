import { operation } from '../core/operation.ts'
import type * as shapes from './plans.shapes.ts'

export type * from './plans.shapes.ts'

export const max_plan_name = 60

export const listPlans = operation<typeof shapes.listPlans>()({
  name: 'listPlans',
  summary: 'The plans in order; only admins are shown disabled ones',
  method: 'GET',
  path: '/subscription-plan',
  access: 'anyone',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const getPlan = operation<typeof shapes.getPlan>()({
  name: 'getPlan',
  summary: 'One plan; a disabled one only for admins',
  method: 'GET',
  path: '/subscription-plan/{id}',
  access: 'anyone',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const createPlan = operation<typeof shapes.createPlan>()({
  name: 'createPlan',
  summary: 'Add a plan at the end; disabled unless its status says otherwise',
  method: 'POST',
  path: '/subscription-plan',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  status: 201,
  refusals: ['prices_unavailable'],
})

export const updatePlan = operation<typeof shapes.updatePlan>()({
  name: 'updatePlan',
  summary: 'Change a plan or its place. A price is for new subscriptions, limits are for everyone on it',
  method: 'PUT',
  path: '/subscription-plan/{id}',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: ['prices_unavailable'],
})

export const setPlanStatus = operation<typeof shapes.setPlanStatus>()({
  name: 'setPlanStatus',
  summary: 'Enable a plan, or disable it: nobody new can choose it then',
  method: 'PUT',
  path: '/subscription-plan-status/{id}',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  refusals: [],
})

export const deletePlan = operation<typeof shapes.deletePlan>()({
  name: 'deletePlan',
  summary: 'Delete a plan that nobody has ever had',
  method: 'DELETE',
  path: '/subscription-plan/{id}',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  refusals: ['plan_in_use'],
})

export const listAvailablePrices = operation<typeof shapes.listAvailablePrices>()({
  name: 'listAvailablePrices',
  summary: 'Recurring prices that the payment provider knows; empty when there is none',
  method: 'GET',
  path: '/get-available-prices',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  refusals: ['prices_unavailable'],
})
