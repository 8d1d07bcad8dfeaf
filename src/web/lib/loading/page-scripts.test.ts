import { expect, test } from 'vitest'
import { deferScripts, type RouteFacade } from './page-scripts.ts'

const facades: Record<string, RouteFacade> = {
  '/assets/entry.js': { from: '/assets/base.js', names: [] },
  '/assets/root.js': {
    from: '/assets/base.js',
    names: [
      ['t', 'default'],
      ['n', 'clientLoader'],
    ],
  },
}

const page = (
  mark: string,
) => `<!DOCTYPE html><html><head><title>Hoko</title><link rel="modulepreload"${mark} href="/assets/entry.js"/><link rel="modulepreload"${mark} href="/assets/base.js"/><link rel="modulepreload"${mark} href="/assets/root.js"/><link rel="modulepreload"${mark} href="/assets/home.js"/></head><body><main>import * as route0 from "/assets/root.js";</main><script${mark} type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
window.__reactRouterRouteModules = {"root":route0,"home":route1};
import("/assets/entry.js");</script><script${mark}>after()</script></body></html>`

test.each(['', ' nonce="abc"'])(
  'a page waits with its scripts, and names those alone that do anything%s',
  (mark) => {
    expect(deferScripts(page(mark), facades))
      .toBe(`<!DOCTYPE html><html><head><title>Hoko</title><link rel="modulepreload" media="not all"${mark} href="/assets/entry.js"/><link rel="modulepreload" media="not all"${mark} href="/assets/base.js"/><link rel="modulepreload" media="not all"${mark} href="/assets/root.js"/><link rel="modulepreload" media="not all"${mark} href="/assets/home.js"/></head><body><main>import * as route0 from "/assets/root.js";</main><script${mark} type="text/later" async="">import "/assets/base.js";import "/assets/home.js";import "/assets/manifest.js";
import {t as route0_default,n as route0_clientLoader} from "/assets/base.js";const route0={"default":route0_default,"clientLoader":route0_clientLoader};
import * as route1 from "/assets/home.js";
window.__reactRouterRouteModules = {"root":route0,"home":route1};
import("/assets/base.js");</script><script${mark}>after()</script></body></html>`)
  },
)

test('a page without scripts stays as it is', () => {
  const plain = '<html><head></head><body><p>No scripts</p></body></html>'
  expect(deferScripts(plain, facades)).toBe(plain)
})
