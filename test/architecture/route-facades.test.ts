import { expect, test } from 'vitest'
import { readFacade } from '../../vite/route-facades.ts'

test.each([
  [
    'export{t as default,n as clientLoader,meta}from"./BN0du9u.js";',
    {
      from: '/assets/BN0du9u.js',
      names: [
        ['t', 'default'],
        ['n', 'clientLoader'],
        ['meta', 'meta'],
      ],
    },
  ],
  ['import"./DICX-9a.js";', { from: '/assets/DICX-9a.js', names: [] }],
  ['import{t as e}from"./a.js";export{e as default};', undefined],
  ['import"./a.js";start()', undefined],
  ['export{a as default}from"./a.js";start()', undefined],
  ['export default 1', undefined],
  ['', undefined],
])('%s', (script, facade) => expect(readFacade(script)).toEqual(facade))
