import { expect, test } from 'vitest'
import { getPlansPath } from './plans-path.ts'

test.each([
  [{}, '/plans'],
  [{ plan_id: 3 }, '/plans?plan=3'],
  [{ plan_id: 3, back: '/general/7/edit' }, '/plans?plan=3&back=%2Fgeneral%2F7%2Fedit'],
  [{ back: '/isell' }, '/plans?back=%2Fisell'],
  [{ back: '/user-settings' }, '/plans'],
  [{ back: '//evil.example/general/7/edit' }, '/plans'],
  [{ back: 'https://evil.example/general/7/edit' }, '/plans'],
])('%j leads to %s', (search, path) => expect(getPlansPath(search)).toBe(path))
