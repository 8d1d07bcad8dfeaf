/** A file that only passes on what another exports. */
export interface RouteFacade {
  from: string
  /** What each is called there, and what the router calls it. */
  names: [string, string][]
}

const waiting = 'text/later'

/** Longer than that no page waits for its first pictures, in milliseconds. */
const longest_wait = 1_000

/**
 * Inline in the head, before what holds presses: a page's scripts are asked for once it's painted, with its first
 * pictures, which on a slow line would share the line with them, or once somebody presses.
 */
export const startScript = import.meta.env.SSR
  ? `
(()=>{
  const presses=['pointerdown','keydown'];
  const start=()=>{
    const waits=document.querySelector('script[type="${waiting}"]');
    if(!waits)return;
    const script=document.createElement('script');
    waits.type='';
    script.type='module';
    script.textContent=waits.textContent;
    document.head.append(script);
    for(const press of presses)removeEventListener(press,start,true)
  };
  const afterPaint=next=>document.hidden?next():requestAnimationFrame(()=>setTimeout(next));
  let missing=1;
  const settle=()=>{missing-=1;if(missing===0)afterPaint(start)};
  for(const press of presses)addEventListener(press,start,true);
  addEventListener('DOMContentLoaded',()=>{
    setTimeout(start,${longest_wait});
    afterPaint(()=>{
      for(const picture of document.querySelectorAll('img[fetchpriority]'))if(!picture.complete){
        missing+=1;
        for(const end of ['load','error'])picture.addEventListener(end,settle,{once:true})
      }
      settle()
    })
  })
})()`.replaceAll(/\n */g, '')
  : ''

/**
 * Leaves a page's scripts to `startScript`: one script that waits names all that the links in the head would have
 * loaded, and what its routes' files only pass on in place of these files. The links stay, since React would add what it
 * misses in the head, but no browser follows them (`media`).
 */
export function deferScripts(html: string, facades: Record<string, RouteFacade>): string {
  const start = html.lastIndexOf(' type="module"')
  const body = html.indexOf('</head>')
  const end = html.indexOf('</script>', start)
  if (start === -1 || body === -1) return html
  const preloaded: string[] = []
  const head = html
    .slice(0, body)
    .replaceAll(/<link rel="modulepreload" (?=[^>]*href="([^"]+)")/g, (link, href: string) => {
      if (!facades[href]) preloaded.push(href)
      return `${link}media="not all" `
    })
  const code = html.slice(html.indexOf('>', start) + 1, end)
  const script = code
    .replaceAll(/import \* as (\w+) from "([^"]+)";/g, (whole, route: string, href: string) =>
      facades[href] ? importNames(route, facades[href]) : whole,
    )
    .replace(/import\("([^"]+)"\)/, (whole, href: string) =>
      facades[href] ? `import("${facades[href].from}")` : whole,
    )
  const all = preloaded.map((href) => `import "${href}";`).join('')
  const opening = html.slice(start, end - code.length).replace('module', waiting)
  return head + html.slice(body, start) + opening + all + script + html.slice(end)
}

function importNames(route: string, { from, names }: RouteFacade): string {
  const imported = names.map(([own, given]) => `${own} as ${route}_${given}`)
  const members = names.map(([, given]) => `${JSON.stringify(given)}:${route}_${given}`)
  return `import {${imported.join(',')}} from "${from}";const ${route}={${members.join(',')}};`
}
