import { expect, test } from 'vitest'
import { findRelaxed, findTurnedOn, isRuleOn, type TwoPersonRule } from './second-person-rules.ts'

type Short = readonly [number | null, TwoPersonRule['deletions_need']]
const toRule = ([secondPersonDollars, deletionsNeed]: Short): TwoPersonRule => ({
  second_person_dollars: secondPersonDollars,
  deletions_need: deletionsNeed,
})

test.each<[Short, Short, string[], string[]]>([
  [[null, 'one_admin'], [100, 'one_admin'], [], ['second_person_dollars']],
  [[null, 'one_admin'], [null, 'two_admins'], [], ['deletions_need']],
  [[null, 'one_admin'], [0, 'two_admins'], [], ['second_person_dollars', 'deletions_need']],
  [[100, 'two_admins'], [90, 'two_admins'], [], []],
  [[100, 'two_admins'], [101, 'two_admins'], ['second_person_dollars'], []],
  [[100, 'two_admins'], [null, 'two_admins'], ['second_person_dollars'], []],
  [[100, 'two_admins'], [100, 'one_admin'], ['deletions_need'], []],
  [[0, 'two_admins'], [null, 'one_admin'], ['second_person_dollars', 'deletions_need'], []],
  [[null, 'two_admins'], [500, 'one_admin'], ['deletions_need'], ['second_person_dollars']],
])('findRelaxed and findTurnedOn judge %j to %j', (before, after, relaxed, turnedOn) => {
  expect(findRelaxed(toRule(before), toRule(after))).toEqual(relaxed)
  expect(findTurnedOn(toRule(before), toRule(after))).toEqual(turnedOn)
})

test.each<[Short, boolean]>([
  [[null, 'one_admin'], false],
  [[0, 'one_admin'], true],
  [[null, 'two_admins'], true],
])('isRuleOn judges %j as %s', (rule, isOn) => {
  expect(isRuleOn(toRule(rule))).toBe(isOn)
})
