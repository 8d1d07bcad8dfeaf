import { expect, test } from 'vitest'
import { readText } from './formats.adapter.ts'
import { readHtml } from './feed-vehicle.adapter.ts'

const twoLists = '<ul><li>Tow bar</li><li>Roof racks</li></ul>'

test.each([
  [
    `<p>One owner.<br />Full history &amp; two keys.</p>${twoLists}&nbsp;<b>Drive away!</b> First registered in NZ 2013.`,
    'One owner.\nFull history & two keys.\nTow bar\nRoof racks\nDrive away! First registered in NZ 2013.',
  ],
  ['Price is < $20k & ready > to go. 5" screen.', 'Price is < $20k & ready > to go. 5" screen.'],
  ['Under 3<4 and a<b, 1 <2', 'Under 3<4 and a<b, 1 <2'],
  ['One\nTwo <b>three</b>', 'One\nTwo three'],
  ['One<br>\nTwo\nthree<BR/>Four', 'One\nTwo three\nFour'],
  ['One<br><br>Two', 'One\n\nTwo'],
  ['<div class="a &gt; b">One</div><div>Two</div>', 'One\nTwo'],
  ['<!-- <p>no</p> --><style>p { color: red }</style>Yes<o:p></o:p>', 'Yes'],
  ['Citro&euml;n &#8211; &#x27;new&#39; &frac12; &nosuch; A&B;', "Citroën – 'new' ½ &nosuch; A&B;"],
  ['&#0;&#55296;&#x110000;x', 'x'],
  ['', ''],
])('readHtml reads %j as %j', (html, text) => expect(readHtml(html)).toBe(text))

test('readHtml reads unclosed markup in linear time', () => {
  const began = performance.now()
  for (const piece of ['<!--', '<script>', '<p ', '<p><', '&#1', ' <br']) readHtml(piece.repeat(20_000))
  expect(performance.now() - began).toBeLessThan(3_000)
})

test.each([
  [
    'escaped',
    '&lt;p&gt;One &amp;amp; two&lt;/p&gt;Three',
    '&lt;li&gt;Tow bar&lt;/li&gt;&lt;li&gt;Racks&lt;/li&gt;',
  ],
  ['in CDATA', '<![CDATA[<p>One &amp; two</p>Three]]>', '<![CDATA[<ul><li>Tow bar<li>Racks</ul>]]>'],
  ['as elements', '<p>One &amp; <b>two</b></p>Three', '<ul><li>Tow bar</li><li>Racks</li></ul>'],
])('readText reads markup in notes and extras, %s', (_how, notes, extra) => {
  const xml = `<SML><Item><StockNo>A1</StockNo><OnlineNotes>${notes}</OnlineNotes><Make>Kia</Make><Extras><Extra>${extra}</Extra></Extras></Item></SML>`
  expect(readText(xml)).toMatchObject({
    vehicles: [
      {
        fields: { StockNo: 'A1', OnlineNotes: 'One & two\nThree', Make: 'Kia' },
        extras: ['Tow bar', 'Racks'],
      },
    ],
  })
})
