import { readSynonyms } from './synonyms.rules.ts'

export const vehicleSynonyms = readSynonyms(`
ute, pickup, pick up; utes, pickups; pickup truck, hilux, ranger, ford ranger, navara, triton, bt50, bt-50, amarok, d-max, dmax, colorado, flat deck ute, double cab, wellside, holden ute, falcon ute | ute, double cab, hilux, ranger | cars-utes
car, motor car, automobile, toyota, mazda, ford, holden, honda, nissan, subaru, mitsubishi, suzuki, hyundai, kia, bmw, audi, mercedes, mercedes-benz, volkswagen, vw, volvo, lexus, peugeot, skoda, mini cooper, first car, runabout car | car | cars
hatchback, hatch; hatchbacks, corolla, aqua, swift, demio, yaris, vitz, jazz, fit, golf, polo car, march, note, mazda 2, i20, i30, tiida, fiesta, focus | hatchback | cars-hatchbacks
sedan, saloon; station wagon, stationwagon, estate; saloons, wagon, camry, commodore, falcon, accord, legacy, mazda 6, axela, mazda 3, allion, skyline, lancer, 3 series, outback, caldina, levorg | sedan, station wagon, saloon | cars-saloons
suv, 4wd, 4x4, four wheel drive; rav4, crv, cr-v, cx5, cx-5, x-trail, xtrail, outlander, forester, land cruiser, landcruiser, prado, pajero, jimny, escudo, vitara, range rover, land rover, jeep, tucson, sportage, asx, qashqai, patrol, surf toyota, crossover | suv, 4wd, four-wheel drive | cars-suvs
people mover, minivan, mpv; van, hiace, estima, odyssey, previa, caravan nissan, transit, 8 seater, 7 seater, minibus, delivery van, vanette, serena, townace, transporter | van, people mover | cars-vans
ev, electric car; leaf, nissan leaf, tesla, model 3, model y, plug-in hybrid, plug in hybrid, phev, hybrid, prius, byd, atto 3, outlander phev, ioniq, mg4, zs ev | electric, hybrid, ev | cars-electric
hot rod, hotrod; classic car, vintage car, muscle car, morris minor, mini classic, holden kingswood, ford cortina, mk2 zephyr, chevy, v8 classic, collectable car, mustang, anglia | classic car, hot rod | cars-classic
coupe, coupé; convertible, cabriolet, soft top, roadster, mx5, mx-5, sports car, brz, supra, rx7, rx8, silvia, 86 toyota | convertible, coupé | cars-convertibles
motorbike, motor bike, motorcycle; road bike motor, sports bike, ninja, yamaha, kawasaki, ducati, triumph, cbr, r1, r6, gsxr, naked bike, lams, cafe racer | motorbike, motorcycle | motorbikes-road, motorbikes
harley, harley davidson, cruiser, chopper, bobber, indian motorcycle, goldwing | cruiser, harley | motorbikes-cruisers
dirt bike, dirtbike; motocross, motox, trail bike, trailbike, mx bike, ktm, yz, crf, kx, pit bike, enduro, pee wee 50, pw50, ttr | dirt bike, motocross, trail bike | motorbikes-trail
quad bike, quad, quadbike, four wheeler; farm bike, atv, ag bike, side by side, polaris, can-am, suzuki king quad, ctx200, postie bike | quad bike, farm bike | motorbikes-farm
scooter, moped; vespa, motor scooter, 50cc, nifty fifty | scooter, moped | motorbikes-scooters
adventure bike, touring bike, bmw gs, r1200gs, africa twin, klr650, v-strom, dr650 | adventure, touring | motorbikes-touring
dinghy, dinghies; tinny, tinnie; rowboat, row boat, rowing boat, inflatable boat, zodiac, rib, tender, aluminium dinghy | dinghy, tinny, inflatable | boats-dinghies
runabout, fizz boat, fizzboat; boat, trailer boat, stabicraft, stabi, fishing boat, ski boat, haines hunter, fi glass, bayliner, hardtop boat, centre console, speed boat, speedboat, ramco | trailer boat, boat, runabout | boats-trailer-boats
jet ski, jetski; seadoo, sea-doo, waverunner, jet boat, jetboat, pwc, hamilton jet | jet ski, jet boat | boats-jet
launch, motor launch, riviera, cabin cruiser, houseboat, displacement launch | launch | boats-launches
yacht, sailing boat, sail boat, sailboat, keeler, catamaran, trailer sailer, laser sailing, optimist, sunburst, hobie cat, p class | yacht, sailing | boats-yachts
outboard, outboard motor; anchor, sails, boat seat, chart plotter, vhf radio marine, propeller, bilge pump, boat cover, mercury outboard, evinrude | outboard, boat | parts-boats
caravan, pop top, poptop, touring caravan, vintage caravan, jayco, oxford caravan, zephyr caravan | caravan | caravans-caravans
motorhome, motor home, rv; house bus, housebus; house truck, camper bus, 6 berth, 4 berth, 2 berth, britz, maui camper | motorhome, house bus | caravans-motorhomes
campervan, camper van, camper; self contained van, kombi, jucy, van conversion, sleepervan, self contained campervan | campervan | caravans-campervans
tiny house, tiny home, house on wheels | tiny home | caravans-tiny-homes
trailer, box trailer, boat trailer, tandem trailer, car trailer, tipping trailer, furniture trailer, cage trailer, car transporter trailer, 8x4 trailer | trailer | trucks-trailers
horse float, horse truck, angle load float, float | horse float | trucks-horse-floats
truck, flat deck, tipper, isuzu truck, hino, curtainsider, fuso, box truck, tip truck, tow truck | truck | trucks-trucks
tractor, massey ferguson, fergie, john deere, kubota, fordson, new holland, front end loader, compact tractor, mulcher tractor, post driver, slasher, topper mower | tractor | trucks-tractors
digger, excavator; bulldozer, loader, bobcat, skid steer, grader, backhoe, roller compactor, plate compactor, hiab, crane, cherry picker, scissor lift, fork hoist, forkhoist, mini digger, dumper | digger, excavator, loader, forklift | trucks-construction
bus, coach, school bus, rosa, ex school bus | bus | trucks-buses
tyre, tire; tyres, tires; mags, mag wheels, alloys, alloy wheels; rims, car tyres, car tyre, car wheels, hub caps, hubcaps, spare wheel, steel wheels, wheels | tyres, mags, wheels | parts-wheels
towbar, tow bar; bull bar, bullbar; headlight, head light; tail light, taillight; bumper, bonnet, wing mirror, grille, roof rack, roof racks, canopy, ute canopy, spoiler, car door, windscreen, running boards, deck liner, hard lid | bumper, headlight, roof rack, towbar | parts-cars-body
engine, motor, gearbox, transmission, turbo, radiator, alternator, starter motor, exhaust, cylinder head, clutch, carburettor, ls1, 2jz, intercooler, manifold, car battery, cambelt, diff, fuel pump | engine, gearbox | parts-cars-engine
seat covers, car mats, floor mats, dash, steering wheel, racing seat, car seats leather, gear knob, cargo liner, boot liner | interior, seat covers | parts-cars-interior
brake pads, brakes, brake discs, shocks, coilovers, springs, suspension, calipers, lift kit, ball joint, sway bar, lowering springs | brakes, suspension | parts-cars-suspension
sat nav, satnav, gps; car stereo, head unit, headunit, car speakers, car amp, reversing camera, reverse camera, tomtom, car radio, dash camera | car stereo, gps | parts-audio
motorbike helmet, motorcycle helmet, motorbike jacket, motorcycle jacket, motorbike boots, panniers, leathers, motorbike tyre, bike leathers, motorbike parts, motocross helmet | helmet, motorbike | parts-motorbikes
wrecking, wreck, parting out, for parts, spare parts, car parts, auto parts, dismantling | parts, wrecking | parts-cars, parts
`)
