export const electronics = `
= headphone, electronics-headphones, post
Sony WH-1000XM4 headphones, case and cable $240 Ear pads replaced in March. The whole open-plan office disappears.
Sennheiser HD 600, new pads $320 For listening in a chair, with a record and a cup of tea.
Beyerdynamic DT 770, 80 ohm $160 Studio pair; the spiral cable has been stretched by drummers.
AirPods Pro, second generation, USB-C $190 Cleaned. Box with all three tips, serial number matches.
Children’s headphones, {blue|purple}, volume limited $20 Survived two flights to London.
- Both sides play, nothing crackles.
- Battery holds a day’s work.
- Wiped with alcohol, cushions whole.

= radio, electronics-radio, parcel
Pacific bakelite radio, 1939, restored $380 Made in Wellington. New capacitors, the valves are old; Concert Programme sounds like wood.
Bell Colt, {red|cream|green}, working $140 The radio of every bach. Picks up National on AM without a hum.
Sony ICF-7600D world receiver $120 Shortwave with its little stand. Battery lid is there.
Sangean DAB/FM kitchen radio $85 FM is what counts here; Bluetooth too.
Marine VHF, Icom M73, charger $210 Float-tested by accident. New battery.
- Dial lights up and turns smoothly.
- Cleaned contacts, no scratching.
- From the estate of a ham operator in Gore.
- Flex replaced and tested safe.

= television, electronics-televisions, floor, pickup
LG OLED 55 inch, {2020|2021}, wall bracket $890 No burn-in, we never watched the news that long.
Samsung 43 inch Serif, white, legs $620 Looks like furniture, for people who dislike televisions.
Sony Trinitron 20 inch for retro games $140 Flat enough picture, SCART and composite. Heavy like a lamb.
Philips K9 television of the 1970s, teak case $180 Does not work but is the best cupboard for a fish tank or a bar.
Small 24 inch TV for a caravan, 12 V $150 Freeview inside. Runs off the house battery.
- Remote included.
- Picture is even, no lines or spots.
- It is on the wall until collected, so that you can see it running.

= camera, electronics-cameras-digital, post
Canon EOS 6D with 24-105 L $890 About 42,000 on the shutter. Two batteries, strap, charger.
Fujifilm X-T20, silver, 18-55 $920 The camera of our honeymoon; now we have a phone and twins.
Nikon D3500 kit, bag, SD card $420 Good to learn on. Focus ring is clean.
Sony A7 III body, box, {18,000|31,000} clicks $1480 Sensor cleaned. One scuff on the base plate.
Olympus Tough TG-5, red, for water $280 To fifteen metres, proven in the Poor Knights.
- Sensor clean, test picture at f/16 on request.
- Glass without haze or fungus.
- Price includes the box and the manual nobody read.
- Firmware is up to date.

= camera-with-flash, electronics-cameras-film, post
Leica M2, 1960, button rewind $2100 Vulcanite whole, viewfinder clear, shutter serviced in 2023 with receipt.
Pentax K1000 with 50 mm f/2, new seals $240 The light meter agrees with my phone.
Olympus Trip 35, tested with a film $140 Selenium cell lives; pictures from Napier’s Marine Parade prove it.
Rolleiflex 3.5F, case, hood and cap $1450 Taking lens is very clean. Wind is smooth.
Box Brownie and two rolls of expired film $45 Works as it did for great-aunt Dot.
- Shutter speeds sound right, the slow ones too.
- Film door shuts tight.
- Comes with a fresh roll of Kodak Gold.
- Small dent at the filter ring.

= movie-camera, electronics-cameras-film, post
Canon 514XL Super 8, runs $180 Meter and motor work. A cartridge of film is in the fridge.
Bolex H16 Reflex with three Switars $1600 Winds, runs and stops on the frame. Shot possums for a nature film.
Eumig projector and screen $110 Lamp is good, belts are new.
Krasnogorsk 3, 16 mm, with suitcase $480 Russian tank of a camera. Converted to Super 16.
- Tried with batteries today.
- Leather case has patina.
- Family films not included, sorry.

= video-camera, electronics-cameras-compact, post
Sony Handycam Hi8, plays old tapes $240 Transfers your holidays of 1994. Cables for both kinds of sockets.
DJI Pocket 2 with tripod foot $320 Smooth walking shots. Box complete.
GoPro Hero 9, three batteries, mounts $260 Flown over Queenstown twice. Lens glass is new.
Canon Legria, full HD, hard drive $120 School productions for five years.
- Formatted and ready.
- Charger and cables included.
- Works as new, looks as used.

= telescope, electronics-telescopes, floor, parcel
Dobson, 200 mm, Sky-Watcher, two eyepieces $520 Saturn’s rings from Lower Hutt; from Tekapo, everything else.
Brass marine telescope, three draws, London $340 Leather rubbed where hands have held it for a hundred years.
Binoculars Nikon Monarch 8x42 $260 For kākā and for yachts. Eyecups fine.
Celestron NexStar 6SE, goes to the star itself $1150 Found Jupiter before I had closed the gate. Power tank included.
Refractor for beginners, 70 mm, on tripod $110 The moon fills the eyepiece.
- Mirrors clean, collimated last clear night.
- We live under a street light now.
- Comes with a star map of the southern sky.

= microscope, electronics-telescopes, parcel
Olympus CH20, four objectives $380 From the lab of a school. Mechanical stage runs.
Brass microscope by Watson, in box $420 About 1890, with seven slides of diatoms.
Kids’ microscope with prepared slides $45 Onion skin is still the favourite.
Stereo microscope for soldering, 10x $210 LED ring light. Saved many phones.
- Optics cleaned, no fungus.
- Mirror and lamp both there.
- For curious people.

= laptop, computers-laptops, post
MacBook Air M1, 8/256, {gold|grey|silver} $780 Battery 89 per cent. Wiped; charger with new cable.
ThinkPad T480, 16 GB, new battery $420 The one with two batteries. Linux and Windows both on it.
Dell XPS 13, 2021, i7 $860 Screen without marks. Keyboard has the shine of a thesis.
Acer Chromebook 14 for school $190 Fits the list for years 7 to 10. One key re-glued.
HP gaming laptop, RTX 3060, 15.6 inch $1100 Cleaned inside, new thermal paste. Runs warm, not hot.
Framework 13, DIY edition, 32 GB $1240 Screen hinge upgraded. Every screw has been seen by me.
- Signed out of all accounts and reset.
- No dents; a sticker was here and has left its shadow.
- Happy to show it over a video call.
- Bought new in Wellington, receipt by mail.

= desktop-computer, computers-desktops, floor, parcel
iMac 27 inch, 2019, 5K, 32 GB $980 The screen alone is worth it. Keyboard and mouse in the box.
Gaming PC, Ryzen 5 5600, RTX 3070 $1150 Built by a careful uncle. Cables tied, dust filters washed.
Small office PC, i5, 16 GB, silent $260 Sits behind a screen. Windows 11 activated.
Home server: HP MicroServer, four bays $340 Two 4 TB drives with clean SMART values go with it.
Mac mini M2, 16 GB $890 Was a build machine. Never slept, never hot.
- Everything tested over a weekend.
- Fresh system, no passwords left.
- Original box, so it can travel.

= keyboard, computers-components, post
IBM Model M, 1989, with USB adapter $190 Loud, heavy, forever. Caps washed.
Keychron K2, brown switches $95 Bluetooth; works with phone and Mac.
Ergodox split keyboard, hand-soldered $210 My wrists healed. Layout can be flashed.
Apple Magic Keyboard with numbers $110 All keys read as they should.
- Cleaned between the keys, which was overdue.
- Cable included.
- Small shine on the space bar.

= printer, computers-printers, floor, pickup
Brother laser printer, mono, wi-fi $120 Prints when asked. Toner at 60 per cent.
Epson EcoTank ET-2720, full bottles $180 Ink for two school years.
A3 photo printer, Canon Pro-100 $380 Exhibition prints done on it. Heads cleaned.
Riso duplicator, two drums $950 Makes posters by the thousand. Known to zine people.
Label printer, Zebra, roll of labels $160 Sent 4,000 parcels.
- Test page attached in the pictures.
- USB cable with it.
- Takes any paper you find.

= floppy-disk, computers-vintage, parcel
Commodore 64, tape deck, two joysticks $320 Boots. The keyboard has no dead key. Thirty tapes, some say they load.
Apple Macintosh SE, 1988, keyboard and mouse $420 Chimes and shows the smile. Drive was replaced by a card.
Amiga 500 with memory and box of disks $380 Recapped. Lemmings as on the first day.
Sinclair ZX81 with 16K pack $240 In its foam box. Do not wobble.
Psion 5mx in leather case $130 Hinge ribbon is fine, the best keyboard a pocket ever had.
- Power supply checked with a meter first.
- Yellowed as these do, not cracked.
- For a museum, or a child with patience.

= mobile-phone, phones-iphones, post
iPhone 12, 128 GB, {blue|black|white} $390 Battery 86 per cent. Case from day one.
iPhone SE 2022, 64 GB, red $320 For people who like a button.
iPhone 13 mini, 256 GB $480 The last small one. Screen protector on.
iPhone 11, cracked back, works $190 Camera, face and screen all good; it only looks as it looks.
- Unlocked to all networks here.
- Signed out of iCloud, of course.
- Charger cable included.
- IMEI can be checked before you pay.

= mobile-phone, phones-android, post
Samsung Galaxy S21, 128 GB, dual SIM $340 Screen perfect, frame has a nick.
Google Pixel 6a, {sage|charcoal} $310 Camera is why I bought it; a job phone is why I sell it.
Fairphone 4, spare battery $420 Everything screws apart. One camera was replaced by me in ten minutes.
Nokia 3310, the old one, works $60 2G is about to go, Snake stays.
Oppo A57, large screen, for grandparents $130 Set up with big letters.
- Factory reset.
- Works with One, Spark and 2degrees.
- In its box with a new cable.

= telephone, phones-landline, parcel
GPO bakelite telephone, black, dial works $160 Heavy receiver, brass inside. Adapter to today’s plug fitted.
Post Office wall phone with crank, kauri box $340 From a farm line near Taihape; three long, one short.
{Ivory|Green} rotary phone, 1970s, NZ Post Office $70 Rings as loud as you remember.
Trimphone, original leaflet $95 Warbles. Dial glows no more.
- Cleaned; cords are supple.
- Works on a line with an adapter, or on a shelf with none.
- From a house where it hung for fifty years.

= video-game, gaming-retro, parcel
Super Nintendo, two controllers, nine games $260 Tested last night. Mario Kart’s battery has kept our records of 1996.
Sega Mega Drive with Sonic, boxed $180 Box has been in the attic, console hasn’t aged.
Game Boy, grey brick, Tetris, new screen $150 Backlit now. Battery lid is there, believe it or not.
Nintendo 64, four pads, GoldenEye $290 All sticks tight. Controllers are in four colours.
Atari 2600 woody, paddles and 20 games $240 Pac-Man as wrong as it was.
- Picture of it running on request.
- Contacts cleaned with alcohol.
- Cables for a modern TV included.

= video-game, gaming-nintendo-consoles, post
Nintendo Switch OLED, white, dock and pad $380 Screen protector since the first hour.
Switch Lite, {turquoise|yellow|coral}, case $220 Sticks don’t drift.
Wii with Fit board and four remotes $95 Bowls as well as ever.
New 3DS XL, charger, Zelda inside $280 Screen without scratches.
- Reset for its next owner.
- Cards and cables in the bag.
- Our kids now ask for a horse.

= joystick, gaming-playstation-consoles, parcel
PlayStation 4 Slim 1 TB, two controllers $260 Quiet fan. Ten discs of your choice from my pile.
PlayStation 5, disc edition, box $620 Eight months old, receipt for the guarantee.
PlayStation 2 with dance mat and SingStar $110 Flat parties of 2005 in a box.
Arcade stick, Sanwa parts, for PS4 and PC $170 Buttons replaced; clicks just right.
Xbox Series S, white, 512 GB $290 Two controllers, one new in plastic.
- Everything works, everything is clean.
- From an adult household, mostly.
- The right cables are in the box.

= battery, electronics-batteries, parcel
Deep cycle battery 120 Ah, AGM $190 Held our caravan’s lights for a year. 12.8 V at rest.
Solar set: 2 x 160 W panels, regulator, cable $320 From the roof of a bus that became a house.
Jackery 500 power station $480 Ran the fridge through the cyclone’s three days.
EV charging cable, type 2, 7 m, bag $210 Sold the Leaf.
- Measured under load.
- No swelling, no leaks.
- Ready for summer.

= speaker-high-volume, electronics-hi-fi-speakers, floor, parcel
Wharfedale Denton pair, walnut $420 Warm, small, forgiving. Grilles without pulls.
Perreaux amplifier SA80B, made in Napier $640 The New Zealand classic. Recapped in 2020; silent until it isn’t.
Rega Planar 3 with {Elys|Carbon} cartridge $720 New belt. Glass platter, felt mat, lid without cracks.
Sonos One pair, black $340 Reset, both on the wall since 2021.
Quad ESL 57, serviced panels $1900 There is a reason people still talk of them.
Technics SL-1200 MK2 $980 From a radio station; pitch slider is smooth.
- Come and hear it, bring a record.
- Cables included, nothing fancy.
- Original cartons, so it can travel.
- Cabinets have no water rings.
`
