/**
 * Under a line `= subtype, category, icon`, each line is: year make/model/detail | facts | colour | dollars | owner's
 * text.
 */
export const otherSheet = `
= motorbike, motorbikes-road, motorcycle
2019 Yamaha/MT-07/LAMS | 14200 km, 655 cc, 38 kW, petrol, manual | Blue | 9400 | Bought new in Hamilton to learn on, and now I have my full licence. Chain and sprockets at 12,000 km, Pilot Road tyres with plenty left. Restrictor certificate goes with it.
2016 Honda/CB500F/ABS | 26800 km, 471 cc, 35 kW, petrol, manual | Black | 6200 | Commuted from Tawa into town, always under a carport. Serviced every 6,000 km at the same shop. Oggy knobs and a tail bag included.
2021 Kawasaki/Ninja 400/ | 9100 km, 399 cc, 33 kW, petrol, manual | Green | 7900 | One careful owner, never on a track, never dropped. Learner legal. Two keys, manual and stand.
2012 Triumph/Bonneville/T100 | 31500 km, 865 cc, 50 kW, petrol, manual | Red | 9800 | Sunday bike that has seen every café between here and Raglan. New battery, brake fluid done this spring. British Customs pipes, originals in a box.

= motorbike, motorbikes-touring, motorcycle
2018 BMW/R 1200 GS/Rallye | 48700 km, 1170 cc, 92 kW, petrol, semi_automatic | White | 19500 | Both islands end to end, twice. Full luggage, heated grips, crash bars. All services at the dealer and stamped. Selling only because of my knees.
2015 Suzuki/V-Strom 650/XT | 38200 km, 645 cc, 51 kW, petrol, manual | Orange | 8300 | Rimutaka Hill most weekends. Givi boxes, centre stand, new Mitas tyres at the back. Starts first time in any frost.

= motorbike, motorbikes-cruisers, motorcycle
2011 Harley-Davidson/Sportster/XL1200 | 22400 km, 1202 cc, 49 kW, petrol, manual | Black | 13200 | Vance & Hines pipes, solo seat, and the pillion one goes with it. Loud but legal, the certificate is in the folder.

= motorbike, motorbikes-trail, motorcycle
2020 Yamaha/WR250F/ | 4600 km, 250 cc, 31 kW, petrol, manual | Blue | 8900 | Road registered trail bike. Bark busters, skid plate, new chain. Fresh oil every second ride, air filter washed after each.
2017 Suzuki/DR650SE/ | 18900 km, 644 cc, 33 kW, petrol, manual | White | 7600 | Acerbis tank, rack and a comfortable seat: it has done the Te Araroa by road. Valves checked in winter.

= motorbike, motorbikes-scooters, motor-scooter
2018 Vespa/Primavera/150 | 7300 km, 155 cc, 9 kW, petrol, automatic | Yellow | 5900 | Mum’s runabout in Nelson. Always garaged, serviced in August, top box for the shopping.
2014 Suzuki/UZ50 Let’s/ | 9800 km, 49 cc, 3 kW, petrol, automatic | Red | 1350 | Got two of us through university. No WoF needed, any car licence will do. Helmet in medium goes with it.

= motorbike, motorbikes-farm, motorcycle
2016 Honda/TRX420/Fourtrax | 11900 km, 420 cc, 20 kW, petrol, semi_automatic | Red | 6700 | Came with the farm, which is now dairy goats and needs none. Ball hitch, rack front and back, roll bar fitted.

= boat, boats-trailer-boats, speedboat
2014 Stabicraft/1550 Fisher/ | 4.8 m, aluminium, petrol, 45 kW, 5 seats | Grey | 26500 | Yamaha 60 four-stroke with 240 hours. Fish finder, bait station, safety gear for four. Galvanised trailer with WoF to autumn.
2008 Fyran/530 Sportsman/ | 5.3 m, aluminium, petrol, 67 kW, 6 seats | White | 23900 | Honda 90, serviced each November. Washed down after every trip, never left in the water. Good, dry boat for the Sounds.
2019 Bayliner/VR5/Bowrider | 6.1 m, fibreglass, petrol, 149 kW, 9 seats | Blue | 62000 | Four summers on Lake Taupō. MerCruiser 4.5, 160 hours. Tower for the wakeboard, covers for everything.
2003 Haines Hunter/SF600/ | 6.0 m, fibreglass, petrol, 112 kW, 6 seats | White | 32500 | The hull that everybody wants, with a Suzuki 150 of 2015. Live-bait tank, wash-down, Garmin with the charts of the Gulf.

= boat, boats-launches, motor-boat
1986 Pelin/Empress/ | 11.2 m, wood, diesel, 89 kW, 8 seats | White | 58000 | Kauri and ply, launched in Whangārei. Ford diesel with 3,100 hours, hauled and antifouled in October. Sleeps six, hot shower. Berth in Ōpua can be taken over.
1998 Riviera/33/Flybridge | 11.4 m, fibreglass, diesel, 313 kW, 10 seats | White | 165000 | Twin Cummins, low hours for her age. New upholstery, new batteries, survey from last year. Weekends between Kawau and the Barrier.

= boat, boats-yachts, sailboat
1979 Farr/727/ | 7.3 m, fibreglass, petrol, 6 kW, 5 seats | Red | 8900 | Quick little Farr that has won her share on Wednesday nights. Five bags of sails, folding tiller, outboard in the well.
1985 Raven/26/ | 7.9 m, fibreglass, diesel, 13 kW, 6 seats | Orange | 17500 | Family cruiser, swing keel, so she goes where others can’t. Yanmar diesel, furler, standing rigging of 2019.

= boat, boats-dinghies, speedboat
2021 Takacat/300LX/ | 3.0 m, inflatable, petrol, 7 kW, 4 seats | Grey | 2900 | Tender for the boat that we sold. Tohatsu 9.8 with it, six hours on it, pumps up in ten minutes.

= boat, boats-jet, speedboat
2017 Sea-Doo/GTI SE 130/ | 3.3 m, fibreglass, petrol, 97 kW, 3 seats | Yellow | 11800 | Used three weeks a year at Mangawhai. Flushed and covered each time. Trailer with new bearings.

= caravan, caravans-caravans, minibus
2015 Bailey/Unicorn/Cartagena | 7.4 m | White | 46500 | Fixed bed, separate shower, mover and awning. Never smoked in, no pets. Self-contained until 2029, certificate on the window.
2008 Sprite/Alpine/4 | 5.9 m | White | 19800 | Light enough for our Outback. Four berths, gas checked, new deep-cycle battery. Electrical WoF to next spring.
1973 Liteweight/Mapu/13 | 4.2 m | Green | 11500 | Done up over two winters: new floor, squabs by Nan, everything else original. Turns heads from Ōhope to Omarama.

= caravan, caravans-campervans, minibus
2012 Toyota/Hiace/Self-contained | 4.9 m | White | 34500 | Took us around for eighteen months. Solar, diesel heater, fridge, proper toilet, so it carries the green sticker. 214,000 km, and it purrs.
2007 Nissan/Elgrand/Camper | 4.8 m | Silver | 14900 | Bed for two, kitchen at the back, curtains. Travelled from Kaitāia to Bluff and is ready to turn around. 176,000 km.

= caravan, caravans-motorhomes, minibus
2016 Fiat/Ducato/Jayco Conquest | 7.2 m | White | 98500 | Two owners. Island bed, slide-out kitchen bench, 2 × 150 W of solar. 72,000 km. Self-contained, CoF current, everything demonstrated over a cup of tea.
2004 Mitsubishi/Canter/House truck | 7.8 m | Green | 54000 | Built by a joiner who lived in it for six years: macrocarpa, wood burner, a bath. 268,000 km, CoF just done.

= caravan, caravans-tiny-homes, hut
2021 Cocoon/Tiny House/7 m | 7.0 m | Brown | 92000 | On a road-legal trailer. Loft bed, full shower, rinnai on bottles, 120 mm insulation. Can be moved next month, engineer’s papers included.

= truck, trucks-trucks, delivery-truck
2014 Isuzu/NPR 300/ | 186000 km, 5193 cc, 114 kW, diesel, manual, rear, 3 seats | White | 38500 | Curtain-sider with tail-lift, six pallets. CoF until March. Worked in town only, serviced by the book.
2011 Mitsubishi Fuso/Canter/2.0T | 242000 km, 2998 cc, 96 kW, diesel, manual, rear, 3 seats | Blue | 24500 | Flat deck with drop sides and headboard, car licence. New clutch at 220,000 km.
2016 Hino/300 Series/617 | 158000 km, 4009 cc, 121 kW, diesel, automatic, rear, 3 seats | White | 45800 | Tipper, 3 m³, three-way. Owner is retiring from landscaping; everything works and nothing leaks.

= truck, trucks-trucks, articulated-lorry
2009 Kenworth/T408/SAR | 912000 km, 14945 cc, 410 kW, diesel, manual, rear, 2 seats | Red | 89000 | Cummins Signature, in-frame rebuild at 640,000 km. 6 × 4 tractor unit, hydraulics for tipper. Logbook of every service.

= truck, trucks-buses, bus
2006 Mitsubishi/Rosa/25 seats | 298000 km, 4899 cc, 127 kW, diesel, manual, rear, 25 seats | White | 27500 | School run for eleven years. CoF to February, seat belts throughout, or a fine start for a motorhome.

= truck, trucks-horse-floats, delivery-truck
2001 Isuzu/Elf/Horse truck | 274000 km, 4777 cc, 103 kW, diesel, manual, rear, 3 seats | Green | 41000 | Two horses, living for two with a stove and bunk. Ramp rebuilt last year, rubber floor sound.

= machinery, trucks-tractors, tractor
2012 John Deere/5085M/Loader | 3995 cc, 63 kW, diesel, semi_automatic, four_wheel | Green | 48500 | 4,300 hours. Quicke loader with bucket and forks. Front tyres new, rears at half. Comes off a kiwifruit block in Te Puke.
1975 Massey Ferguson/135/ | 2500 cc, 35 kW, diesel, manual, rear | Red | 8900 | Perkins that starts on the first turn. Power steering fitted, PTO and hydraulics all work. Every farm should have one.

= machinery, trucks-construction, building-construction
2018 Kubota/U17-3α/Digger | 898 cc, 12 kW, diesel, automatic | Orange | 27900 | 1.7 t digger, 1,850 hours, three buckets and a ripper. Quick hitch, tracks at 70 %. Trailer by arrangement.
2010 Toyota/8FG25/Forklift | 2237 cc, 43 kW, lpg, automatic, front | Orange | 16500 | 2.5 t, container mast, side shift. 6,900 hours in a dry store. Last serviced in September.

= parts, parts-wheels, wheel
0 Toyota/Hilux/Set of 17-inch alloys with tyres, six-stud | used | Silver | 780 | Off our 2018 SR5 after we went up a size. Dunlop AT25s with about 6 mm. One wheel has a kerb mark.
0 Subaru/Outback/Four 18-inch wheels, 5 × 114.3 | used | Grey | 520 | Straight, no welds, tyres legal but not for long. Centre caps included.

= parts, parts-cars-interior, seat
0 Mazda/MX-5/Pair of leather seats, tan, NB | used | Brown | 650 | From a car that was hit at the back. Heaters work, no tears, rails included.

= parts, parts-cars-engine, gear
0 Nissan/Navara/Reconditioned gearbox, D40 manual | used | Grey | 1650 | Rebuilt in Palmerston North with new synchros, then we bought another ute. Paperwork from the workshop.

= parts, parts-audio, battery
0 /LiFePO₄/100 Ah battery for a camper, with charger | new | Green | 790 | Never installed: the van was sold before I got to it. Bluetooth, two years of warranty left.
`
