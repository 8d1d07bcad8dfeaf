export interface SuburbLevel {
  suburb: string
  houseCents: number
  rentCents: number
  kind: 'centre' | 'suburb' | 'town' | 'coast'
  isAgencys: boolean
}

/** Suburb, price in $1,000, weekly rent in dollars, kind; a star marks the agency's area. */
const sheet = `
ponsonby 1850 1000 centre
grey-lynn 1550 900 suburb
mount-eden 1700 940 suburb
mount-roskill 1040 720 suburb
remuera 2250 1050 suburb
devonport 1850 940 coast
takapuna 1650 900 coast
glenfield 970 700 suburb
henderson 850 640 suburb
te-atatu-peninsula 1060 730 coast
titirangi 1040 720 suburb
howick 1150 760 coast
flat-bush 1150 780 suburb
manurewa 730 630 suburb
papakura 760 640 suburb
pukekohe 840 650 town
auckland-central 1150 880 centre
kerikeri 820 600 town
mangawhai-heads 1050 640 coast
hamilton-east 740 580 suburb
rototuna 930 670 suburb
nawton 610 540 suburb
cambridge 930 650 town
raglan 880 600 coast
whitianga 860 580 coast
mount-maunganui 1280 780 coast
bethlehem 1000 720 suburb
greerton 740 620 suburb
lynmore 760 610 suburb
whakatane 660 560 coast
kaiti 460 540 suburb
taradale 760 620 suburb
havelock-north 960 690 town
fitzroy 790 610 coast
gonville 410 470 suburb
hokowhitu 680 580 suburb
te-aro 980 820 centre *
mount-victoria 1240 860 centre *
thorndon 1080 820 centre *
newtown 930 760 suburb *
island-bay 1010 770 coast *
karori 930 720 suburb *
khandallah 1180 810 suburb *
johnsonville 770 660 suburb *
petone 820 690 coast *
naenae 590 580 suburb *
wainuiomata 590 590 suburb *
trentham 670 610 suburb *
whitby 850 710 suburb *
titahi-bay 650 630 coast *
paraparaumu 700 620 town *
waikanae 760 610 town *
masterton 520 500 town *
stoke 690 590 suburb
motueka 680 540 town
blenheim 610 530 town
greymouth 370 430 town
fendalton 1480 860 suburb
riccarton 690 620 suburb
st-albans 770 640 suburb
sumner 1120 730 coast
new-brighton 510 540 coast
linwood 490 520 suburb
halswell 770 660 suburb
rolleston 760 660 town
rangiora 690 590 town
lyttelton 800 640 coast
ashburton 460 480 town
oamaru 460 460 town
lake-tekapo 1050 620 town
wanaka 1420 830 town
cromwell 830 630 town
queenstown 1500 980 centre
north-east-valley 490 540 suburb
st-clair 740 620 coast
mosgiel 680 570 town
south-dunedin 410 480 suburb
gladstone 580 500 suburb
gore 390 410 town
`

export const suburbLevels: readonly SuburbLevel[] = sheet
  .trim()
  .split('\n')
  .map((line) => {
    const [suburb = '', thousands, rent, kind, star] = line.split(' ')
    return {
      suburb,
      houseCents: Number(thousands) * 1000_00,
      rentCents: Number(rent) * 100,
      kind: kind as SuburbLevel['kind'],
      isAgencys: star === '*',
    }
  })
