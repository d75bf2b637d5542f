-- A store as the program of version 5 wrote it: tables of every state, pace and kind of watching.
-- StoreUpgradeTest lays these rows in tables of that version. Of each table, its id and what it is:
-- a2gzpcc5hsj6jra4 open untimed public
-- 72t_ub7nv23zwp37 playing untimed public
-- wt5m_8787pqwm8vy over untimed public
-- 7z6h3t2pkx5knssj open untimed link
-- jra92jxadqvtw6c_ playing untimed link
-- xkq6uv4cwsabu724 over untimed link
-- 6zkys_hbrc82t_x7 open days public
-- 5vd79hg3k7wk3ptd playing days public
-- gh9fmpdd3nrrk_x7 over days public
-- pst2r_ss62g5uhpb open days link
-- czgm5kpb6mdd9mjk playing days link
-- n7v96jna5kjs_qb4 over days link
-- c7ve5tfs4a6nmgxz open live public
-- s9tanf_64mvcam__ playing live public
-- ww76xn7xmuxukfcs over live public
-- jnyqhn3nhwvsx_2q open live link
-- 8tbe6mvdgam86vje playing live link
-- ks4z8a9uah8kuykg over live link
-- rdub2expgeybssz8 hidden
-- 6fnxcfzre548pwh3 cancelled
-- 29hvhw6kmujdkxgh playing days public, changed from untimed
INSERT INTO person (id, host, name, created, settings)
    VALUES ('5c6kyrj_5en6qmzb', '', 'Ann', 1795049641909, '{}');
INSERT INTO person (id, host, name, created, settings)
    VALUES ('w3kyxyth8d_fq4kh', '', 'Ben', 1795049642092, '{}');
INSERT INTO person (id, host, name, created, settings)
    VALUES ('fk7jzed949jchwp2', '5c6kyrj_5en6qmzb', 'Bo', 1795049642346, '{}');
INSERT INTO person (id, host, name, created, settings)
    VALUES ('x3qcta_ama7dgwpa', '5c6kyrj_5en6qmzb', 'Bo', 1795049642389, '{}');
INSERT INTO person (id, host, name, created, settings)
    VALUES ('3ztznm682jur5n6e', '5c6kyrj_5en6qmzb', 'Bo', 1795049642441, '{}');
INSERT INTO person (id, host, name, created, settings)
    VALUES ('xt6jj9pbus8nt8_8', '5c6kyrj_5en6qmzb', 'Bo', 1795049642493, '{}');
INSERT INTO person (id, host, name, created, settings)
    VALUES ('w2qst8um39ybwjs6', '5c6kyrj_5en6qmzb', 'Bo', 1795049642567, '{}');
INSERT INTO person (id, host, name, created, settings)
    VALUES ('x2khdsrqw2yyc4ju', '5c6kyrj_5en6qmzb', 'Bo', 1795049642610, '{}');
INSERT INTO person (id, host, name, created, settings)
    VALUES ('yv7wkxnqw_bjgadr', '5c6kyrj_5en6qmzb', 'Bo', 1795049642637, '{}');
INSERT INTO person (id, host, name, created, settings)
    VALUES ('wd9tge7hg3qxzre3', '5c6kyrj_5en6qmzb', 'Bo', 1795049642684, '{}');
INSERT INTO person (id, host, name, created, settings)
    VALUES ('7mmdrp5y8mkg_g_p', '5c6kyrj_5en6qmzb', 'Bo', 1795049642703, '{}');
INSERT INTO person (id, host, name, created, settings)
    VALUES ('pfxap7rmnrehxr2u', '5c6kyrj_5en6qmzb', 'Bo', 1795049642725, '{}');
INSERT INTO person (id, host, name, created, settings)
    VALUES ('9429euhjd7z9bdtc', '5c6kyrj_5en6qmzb', 'Bo', 1795049642778, '{}');
INSERT INTO person (id, host, name, created, settings)
    VALUES ('8cgv_4h4gh43rzh3', '5c6kyrj_5en6qmzb', 'Bo', 1795049642806, '{}');
INSERT INTO person (id, host, name, created, settings)
    VALUES ('vvej2s24kgrm_yy_', '5c6kyrj_5en6qmzb', 'Bo', 1795049642869, '{}');
INSERT INTO person (id, host, name, created, settings)
    VALUES ('99c6d82nmf5afve_', '5c6kyrj_5en6qmzb', 'Bo', 1795049642879, '{}');
INSERT INTO person (id, host, name, created, settings)
    VALUES ('8fuh4z2nfzak4bf2', '5c6kyrj_5en6qmzb', 'Bo', 1795049642937, '{}');
INSERT INTO door_key (hash, person, kind, created)
    VALUES ('6183fa92745478ddf64e96bb8f23930df5ce950120c9f46e3b812a570c5d0010', '5c6kyrj_5en6qmzb', 'browser', 1795049641909);
INSERT INTO door_key (hash, person, kind, created)
    VALUES ('e91f9d9bb58460f5c48bfbbd18636cb58f09856d7eeda94ba5a5fa3b34446c6e', 'w3kyxyth8d_fq4kh', 'browser', 1795049642092);
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('29hvhw6kmujdkxgh', 1, 1795049642990, 2887, '{"event":"opened","person":"5c6kyrj_5en6qmzb","charter":{"game":"archaeology","rules":2,"edition":"zman2009","own":"","options":{},"mission":0,"seats":[{"kind":"open","level":"","invitation":""},{"kind":"open","level":"","invitation":""}],"visibility":"public","watching":"public","pace":{"kind":"untimed"},"hints":false,"imported":false,"guided":false,"secret":"44fd6763f9d01fc7c33fd672455ebe6ea647a39fc21c3cdb3705d36d737e4c81"}}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('29hvhw6kmujdkxgh', 2, 1795049642990, 2887, '{"event":"sat","seat":0,"person":"5c6kyrj_5en6qmzb","keeper":"5c6kyrj_5en6qmzb","contribution":"00112233445566778899aabbccddeeff"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('29hvhw6kmujdkxgh', 3, 1795049642990, 2887, '{"event":"sat","seat":1,"person":"8fuh4z2nfzak4bf2","keeper":"5c6kyrj_5en6qmzb","contribution":"00112233445566778899aabbccddeeff"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('29hvhw6kmujdkxgh', 4, 1795049642990, 2887, '{"event":"started","plies":["* deal A pharaoh_mask","* deal A coin","* deal A broken_cup","* deal A coin","* deal B talisman","* deal B pot_shard","* deal B pot_shard","* deal B coin","* lay coin","* lay parchment_scrap","* lay coin","* lay talisman","* lay pot_shard","* begin A","* dig coin"],"hash":"e43808dd726fc454"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('29hvhw6kmujdkxgh', 5, 1795049643009, 2906, '{"event":"paceOffered","seat":0,"pace":{"kind":"days","days":2}}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('29hvhw6kmujdkxgh', 6, 1795049643009, 2906, '{"event":"paceChanged","pace":{"kind":"days","days":2}}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('5vd79hg3k7wk3ptd', 1, 1795049642570, 2465, '{"event":"opened","person":"5c6kyrj_5en6qmzb","charter":{"game":"thebes","rules":1,"edition":"queen2007","own":"","options":{},"mission":0,"seats":[{"kind":"open","level":"","invitation":""},{"kind":"open","level":"","invitation":""}],"visibility":"public","watching":"public","pace":{"kind":"days","days":2},"hints":false,"imported":false,"guided":false,"secret":"28c40354c85ed176a8d689e56b19ab139c2c642d176f75e29a5893fc1bfcaec7"}}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('5vd79hg3k7wk3ptd', 2, 1795049642570, 2465, '{"event":"sat","seat":0,"person":"5c6kyrj_5en6qmzb","keeper":"5c6kyrj_5en6qmzb","contribution":"00112233445566778899aabbccddeeff"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('5vd79hg3k7wk3ptd', 3, 1795049642570, 2465, '{"event":"sat","seat":1,"person":"w2qst8um39ybwjs6","keeper":"5c6kyrj_5en6qmzb","contribution":"00112233445566778899aabbccddeeff"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('5vd79hg3k7wk3ptd', 4, 1795049642570, 2465, '{"event":"started","plies":["* draw C59","* draw C04","* draw C39","* draw C06","* top A"],"hash":"2322b1ccfc414450"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('6fnxcfzre548pwh3', 1, 1795049642885, 2782, '{"event":"opened","person":"5c6kyrj_5en6qmzb","charter":{"game":"archaeology","rules":2,"edition":"zman2009","own":"","options":{},"mission":0,"seats":[{"kind":"open","level":"","invitation":""},{"kind":"open","level":"","invitation":""}],"visibility":"public","watching":"public","pace":{"kind":"untimed"},"hints":false,"imported":false,"guided":false,"secret":"ad0be069aa159b57744c24f51393fc3a7971d96c255d27516ec807e7a8ec8e10"}}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('6fnxcfzre548pwh3', 2, 1795049642885, 2782, '{"event":"sat","seat":0,"person":"5c6kyrj_5en6qmzb","keeper":"5c6kyrj_5en6qmzb","contribution":"00112233445566778899aabbccddeeff"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('6fnxcfzre548pwh3', 3, 1795049642885, 2782, '{"event":"sat","seat":1,"person":"99c6d82nmf5afve_","keeper":"5c6kyrj_5en6qmzb","contribution":"00112233445566778899aabbccddeeff"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('6fnxcfzre548pwh3', 4, 1795049642885, 2782, '{"event":"started","plies":["* deal A pot_shard","* deal A coin","* deal A broken_cup","* deal A parchment_scrap","* deal B parchment_scrap","* deal B parchment_scrap","* deal B coin","* deal B talisman","* lay coin","* lay pot_shard","* lay parchment_scrap","* lay pot_shard","* lay coin","* begin A","* dig talisman"],"hash":"92724e4a2cf67c90"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('6fnxcfzre548pwh3', 5, 1795049642893, 2790, '{"event":"cancelWished","seat":0}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('6fnxcfzre548pwh3', 6, 1795049642893, 2790, '{"event":"cancelled"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('6zkys_hbrc82t_x7', 1, 1795049642538, 2435, '{"event":"opened","person":"5c6kyrj_5en6qmzb","charter":{"game":"thebes","rules":1,"edition":"queen2007","own":"","options":{},"mission":0,"seats":[{"kind":"open","level":"","invitation":""},{"kind":"open","level":"","invitation":""}],"visibility":"public","watching":"public","pace":{"kind":"days","days":2},"hints":false,"imported":false,"guided":false,"secret":"60fa467f1dc3960ab481fd5c5f204f09c84ea1a36036116ffb86e1dcdf8b60cd"}}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('6zkys_hbrc82t_x7', 2, 1795049642538, 2435, '{"event":"sat","seat":0,"person":"5c6kyrj_5en6qmzb","keeper":"5c6kyrj_5en6qmzb","contribution":"00112233445566778899aabbccddeeff"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('72t_ub7nv23zwp37', 1, 1795049642368, 2258, '{"event":"opened","person":"5c6kyrj_5en6qmzb","charter":{"game":"archaeology","rules":2,"edition":"zman2009","own":"","options":{},"mission":0,"seats":[{"kind":"open","level":"","invitation":""},{"kind":"open","level":"","invitation":""}],"visibility":"public","watching":"public","pace":{"kind":"untimed"},"hints":false,"imported":false,"guided":false,"secret":"ff15258d1f2aaf9fa009fc6a909b3adf7492b1a1c04c5106fe67bb714f579471"}}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('72t_ub7nv23zwp37', 2, 1795049642368, 2258, '{"event":"sat","seat":0,"person":"5c6kyrj_5en6qmzb","keeper":"5c6kyrj_5en6qmzb","contribution":"00112233445566778899aabbccddeeff"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('72t_ub7nv23zwp37', 3, 1795049642368, 2258, '{"event":"sat","seat":1,"person":"fk7jzed949jchwp2","keeper":"5c6kyrj_5en6qmzb","contribution":"00112233445566778899aabbccddeeff"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('72t_ub7nv23zwp37', 4, 1795049642368, 2258, '{"event":"started","plies":["* deal A pot_shard","* deal A pot_shard","* deal A parchment_scrap","* deal A broken_cup","* deal B parchment_scrap","* deal B parchment_scrap","* deal B pot_shard","* deal B parchment_scrap","* lay broken_cup","* lay pot_shard","* lay pot_shard","* lay pot_shard","* lay pot_shard","* begin B","* dig talisman"],"hash":"1fd776377d4829c9"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('7z6h3t2pkx5knssj', 1, 1795049642433, 2330, '{"event":"opened","person":"5c6kyrj_5en6qmzb","charter":{"game":"archaeology","rules":2,"edition":"zman2009","own":"","options":{},"mission":0,"seats":[{"kind":"open","level":"","invitation":""},{"kind":"open","level":"","invitation":""}],"visibility":"public","watching":"link","pace":{"kind":"untimed"},"hints":false,"imported":false,"guided":false,"secret":"2dacaab478fbcc4f2947161217145f499beae873024c501dd049d9aa7297c30c"}}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('7z6h3t2pkx5knssj', 2, 1795049642433, 2330, '{"event":"sat","seat":0,"person":"5c6kyrj_5en6qmzb","keeper":"5c6kyrj_5en6qmzb","contribution":"00112233445566778899aabbccddeeff"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('8tbe6mvdgam86vje', 1, 1795049642793, 2687, '{"event":"opened","person":"5c6kyrj_5en6qmzb","charter":{"game":"archaeology","rules":2,"edition":"zman2009","own":"","options":{},"mission":0,"seats":[{"kind":"open","level":"","invitation":""},{"kind":"open","level":"","invitation":""}],"visibility":"public","watching":"link","pace":{"kind":"live","bankSeconds":3000,"turnSeconds":20},"hints":false,"imported":false,"guided":false,"secret":"2b3732ce0562b07a025ba69eae174f122e5d0cc25ea2f812f8c340bc3665daaa"}}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('8tbe6mvdgam86vje', 2, 1795049642793, 2687, '{"event":"sat","seat":0,"person":"5c6kyrj_5en6qmzb","keeper":"5c6kyrj_5en6qmzb","contribution":"00112233445566778899aabbccddeeff"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('8tbe6mvdgam86vje', 3, 1795049642793, 2687, '{"event":"sat","seat":1,"person":"9429euhjd7z9bdtc","keeper":"5c6kyrj_5en6qmzb","contribution":"00112233445566778899aabbccddeeff"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('8tbe6mvdgam86vje', 4, 1795049642793, 2687, '{"event":"started","plies":["* deal A broken_cup","* deal A pot_shard","* deal A parchment_scrap","* deal A parchment_scrap","* deal B pot_shard","* deal B broken_cup","* deal B parchment_scrap","* deal B talisman","* lay pot_shard","* lay coin","* lay broken_cup","* lay pharaoh_mask","* lay pot_shard","* begin A","* dig thief","A rob B","* steal talisman"],"hash":"842fd847b56e2acb"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('a2gzpcc5hsj6jra4', 1, 1795049642293, 2180, '{"event":"opened","person":"5c6kyrj_5en6qmzb","charter":{"game":"archaeology","rules":2,"edition":"zman2009","own":"","options":{},"mission":0,"seats":[{"kind":"open","level":"","invitation":""},{"kind":"open","level":"","invitation":""}],"visibility":"public","watching":"public","pace":{"kind":"untimed"},"hints":false,"imported":false,"guided":false,"secret":"3f0e172c0f7efd4f40d8192ee72d48d98f475d1067565ea59772cd948d0b292e"}}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('a2gzpcc5hsj6jra4', 2, 1795049642293, 2180, '{"event":"sat","seat":0,"person":"5c6kyrj_5en6qmzb","keeper":"5c6kyrj_5en6qmzb","contribution":"00112233445566778899aabbccddeeff"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('c7ve5tfs4a6nmgxz', 1, 1795049642696, 2593, '{"event":"opened","person":"5c6kyrj_5en6qmzb","charter":{"game":"archaeology","rules":2,"edition":"zman2009","own":"","options":{},"mission":0,"seats":[{"kind":"open","level":"","invitation":""},{"kind":"open","level":"","invitation":""}],"visibility":"public","watching":"public","pace":{"kind":"live","bankSeconds":3000,"turnSeconds":20},"hints":false,"imported":false,"guided":false,"secret":"36c03db4d9137524d10b018e5c1cb65937851ad18da97c68899a250d19ffbd2f"}}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('c7ve5tfs4a6nmgxz', 2, 1795049642696, 2593, '{"event":"sat","seat":0,"person":"5c6kyrj_5en6qmzb","keeper":"5c6kyrj_5en6qmzb","contribution":"00112233445566778899aabbccddeeff"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('czgm5kpb6mdd9mjk', 1, 1795049642666, 2563, '{"event":"opened","person":"5c6kyrj_5en6qmzb","charter":{"game":"thebes","rules":1,"edition":"queen2007","own":"","options":{},"mission":0,"seats":[{"kind":"open","level":"","invitation":""},{"kind":"open","level":"","invitation":""}],"visibility":"public","watching":"link","pace":{"kind":"days","days":2},"hints":false,"imported":false,"guided":false,"secret":"3477c5886f4e936f10ee8dfac6a51191acbf59f14c9d1fcc52aabe41f72c9dc8"}}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('czgm5kpb6mdd9mjk', 2, 1795049642666, 2563, '{"event":"sat","seat":0,"person":"5c6kyrj_5en6qmzb","keeper":"5c6kyrj_5en6qmzb","contribution":"00112233445566778899aabbccddeeff"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('czgm5kpb6mdd9mjk', 3, 1795049642666, 2563, '{"event":"sat","seat":1,"person":"yv7wkxnqw_bjgadr","keeper":"5c6kyrj_5en6qmzb","contribution":"00112233445566778899aabbccddeeff"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('czgm5kpb6mdd9mjk', 4, 1795049642666, 2563, '{"event":"started","plies":["* draw C16","* draw C52","* draw C15","* draw C21","* top A"],"hash":"d09e14916615d7ee"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('gh9fmpdd3nrrk_x7', 1, 1795049642614, 2511, '{"event":"opened","person":"5c6kyrj_5en6qmzb","charter":{"game":"thebes","rules":1,"edition":"queen2007","own":"","options":{},"mission":0,"seats":[{"kind":"open","level":"","invitation":""},{"kind":"open","level":"","invitation":""}],"visibility":"public","watching":"public","pace":{"kind":"days","days":2},"hints":false,"imported":false,"guided":false,"secret":"d0cae3d6bd6fbe1b3fdc3e8e1443c57046171d345b5d9cd87aa98655abee74e6"}}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('gh9fmpdd3nrrk_x7', 2, 1795049642614, 2511, '{"event":"sat","seat":0,"person":"5c6kyrj_5en6qmzb","keeper":"5c6kyrj_5en6qmzb","contribution":"00112233445566778899aabbccddeeff"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('gh9fmpdd3nrrk_x7', 3, 1795049642614, 2511, '{"event":"sat","seat":1,"person":"x2khdsrqw2yyc4ju","keeper":"5c6kyrj_5en6qmzb","contribution":"00112233445566778899aabbccddeeff"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('gh9fmpdd3nrrk_x7', 4, 1795049642614, 2511, '{"event":"started","plies":["* draw C66","* draw C45","* draw C44","* draw C71","* top A"],"hash":"f89c5fbdf0863263"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('gh9fmpdd3nrrk_x7', 5, 1795049642618, 2515, '{"event":"conceded","seat":0}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('jnyqhn3nhwvsx_2q', 1, 1795049642755, 2652, '{"event":"opened","person":"5c6kyrj_5en6qmzb","charter":{"game":"archaeology","rules":2,"edition":"zman2009","own":"","options":{},"mission":0,"seats":[{"kind":"open","level":"","invitation":""},{"kind":"open","level":"","invitation":""}],"visibility":"public","watching":"link","pace":{"kind":"live","bankSeconds":3000,"turnSeconds":20},"hints":false,"imported":false,"guided":false,"secret":"f0899289e88de12d01e55589cb9e20d6b40c8401aab1010a510c805414b90de3"}}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('jnyqhn3nhwvsx_2q', 2, 1795049642755, 2652, '{"event":"sat","seat":0,"person":"5c6kyrj_5en6qmzb","keeper":"5c6kyrj_5en6qmzb","contribution":"00112233445566778899aabbccddeeff"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('jra92jxadqvtw6c_', 1, 1795049642461, 2347, '{"event":"opened","person":"5c6kyrj_5en6qmzb","charter":{"game":"archaeology","rules":2,"edition":"zman2009","own":"","options":{},"mission":0,"seats":[{"kind":"open","level":"","invitation":""},{"kind":"open","level":"","invitation":""}],"visibility":"public","watching":"link","pace":{"kind":"untimed"},"hints":false,"imported":false,"guided":false,"secret":"da936b664ef394b9eda2df4f6aeb3bf2c89adc9db7dcf1797ebb6874276efd06"}}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('jra92jxadqvtw6c_', 2, 1795049642461, 2347, '{"event":"sat","seat":0,"person":"5c6kyrj_5en6qmzb","keeper":"5c6kyrj_5en6qmzb","contribution":"00112233445566778899aabbccddeeff"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('jra92jxadqvtw6c_', 3, 1795049642461, 2347, '{"event":"sat","seat":1,"person":"3ztznm682jur5n6e","keeper":"5c6kyrj_5en6qmzb","contribution":"00112233445566778899aabbccddeeff"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('jra92jxadqvtw6c_', 4, 1795049642461, 2347, '{"event":"started","plies":["* deal A coin","* deal A coin","* deal A broken_cup","* deal A pot_shard","* deal B pot_shard","* deal B parchment_scrap","* deal B pot_shard","* deal B pot_shard","* lay pot_shard","* lay talisman","* lay broken_cup","* lay talisman","* lay pot_shard","* begin A","* dig thief","A rob B","* steal pot_shard"],"hash":"4845f79daec37465"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('ks4z8a9uah8kuykg', 1, 1795049642832, 2728, '{"event":"opened","person":"5c6kyrj_5en6qmzb","charter":{"game":"archaeology","rules":2,"edition":"zman2009","own":"","options":{},"mission":0,"seats":[{"kind":"open","level":"","invitation":""},{"kind":"open","level":"","invitation":""}],"visibility":"public","watching":"link","pace":{"kind":"live","bankSeconds":3000,"turnSeconds":20},"hints":false,"imported":false,"guided":false,"secret":"499430a185c116b048135c9c2606d6fa48066983027fe328362b46b1b2f96880"}}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('ks4z8a9uah8kuykg', 2, 1795049642832, 2728, '{"event":"sat","seat":0,"person":"5c6kyrj_5en6qmzb","keeper":"5c6kyrj_5en6qmzb","contribution":"00112233445566778899aabbccddeeff"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('ks4z8a9uah8kuykg', 3, 1795049642832, 2728, '{"event":"sat","seat":1,"person":"8cgv_4h4gh43rzh3","keeper":"5c6kyrj_5en6qmzb","contribution":"00112233445566778899aabbccddeeff"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('ks4z8a9uah8kuykg', 4, 1795049642832, 2728, '{"event":"started","plies":["* deal A pot_shard","* deal A parchment_scrap","* deal A parchment_scrap","* deal A pot_shard","* deal B parchment_scrap","* deal B pharaoh_mask","* deal B talisman","* deal B parchment_scrap","* lay pot_shard","* lay pot_shard","* lay coin","* lay pharaoh_mask","* lay talisman","* begin B","* dig thief","B rob A","* steal pot_shard"],"hash":"55f2649acba648d2"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('ks4z8a9uah8kuykg', 5, 1795049642847, 2744, '{"event":"conceded","seat":0}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('n7v96jna5kjs_qb4', 1, 1795049642686, 2583, '{"event":"opened","person":"5c6kyrj_5en6qmzb","charter":{"game":"thebes","rules":1,"edition":"queen2007","own":"","options":{},"mission":0,"seats":[{"kind":"open","level":"","invitation":""},{"kind":"open","level":"","invitation":""}],"visibility":"public","watching":"link","pace":{"kind":"days","days":2},"hints":false,"imported":false,"guided":false,"secret":"c89ed575cbe6eac52f92225ea3b4be805edeafeeaef250094286bbe9a6f25b0d"}}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('n7v96jna5kjs_qb4', 2, 1795049642686, 2583, '{"event":"sat","seat":0,"person":"5c6kyrj_5en6qmzb","keeper":"5c6kyrj_5en6qmzb","contribution":"00112233445566778899aabbccddeeff"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('n7v96jna5kjs_qb4', 3, 1795049642686, 2583, '{"event":"sat","seat":1,"person":"wd9tge7hg3qxzre3","keeper":"5c6kyrj_5en6qmzb","contribution":"00112233445566778899aabbccddeeff"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('n7v96jna5kjs_qb4', 4, 1795049642686, 2583, '{"event":"started","plies":["* draw C33","* draw C47","* draw C12","* draw C19","* top B"],"hash":"38a661c2f7b603cd"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('n7v96jna5kjs_qb4', 5, 1795049642690, 2587, '{"event":"conceded","seat":0}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('pst2r_ss62g5uhpb', 1, 1795049642627, 2524, '{"event":"opened","person":"5c6kyrj_5en6qmzb","charter":{"game":"thebes","rules":1,"edition":"queen2007","own":"","options":{},"mission":0,"seats":[{"kind":"open","level":"","invitation":""},{"kind":"open","level":"","invitation":""}],"visibility":"public","watching":"link","pace":{"kind":"days","days":2},"hints":false,"imported":false,"guided":false,"secret":"12d85588c54c1986357b606a7835e1770676c7d4123f3d756b4ccf68659b687a"}}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('pst2r_ss62g5uhpb', 2, 1795049642627, 2524, '{"event":"sat","seat":0,"person":"5c6kyrj_5en6qmzb","keeper":"5c6kyrj_5en6qmzb","contribution":"00112233445566778899aabbccddeeff"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('rdub2expgeybssz8', 1, 1795049642871, 2767, '{"event":"opened","person":"5c6kyrj_5en6qmzb","charter":{"game":"archaeology","rules":2,"edition":"zman2009","own":"","options":{},"mission":0,"seats":[{"kind":"open","level":"","invitation":""},{"kind":"open","level":"","invitation":""}],"visibility":"link","watching":"public","pace":{"kind":"untimed"},"hints":false,"imported":false,"guided":false,"secret":"1a79a41826316a271556dd4bc931eedcc6a0b73b257a7f29d363fd57f666686b"}}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('rdub2expgeybssz8', 2, 1795049642871, 2767, '{"event":"sat","seat":0,"person":"5c6kyrj_5en6qmzb","keeper":"5c6kyrj_5en6qmzb","contribution":"00112233445566778899aabbccddeeff"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('rdub2expgeybssz8', 3, 1795049642871, 2767, '{"event":"sat","seat":1,"person":"vvej2s24kgrm_yy_","keeper":"5c6kyrj_5en6qmzb","contribution":"00112233445566778899aabbccddeeff"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('rdub2expgeybssz8', 4, 1795049642871, 2767, '{"event":"started","plies":["* deal A pot_shard","* deal A parchment_scrap","* deal A coin","* deal A broken_cup","* deal B coin","* deal B coin","* deal B pot_shard","* deal B coin","* lay pot_shard","* lay pot_shard","* lay pot_shard","* lay coin","* lay coin","* begin B","* dig parchment_scrap"],"hash":"aed7ffa3675f2b88"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('s9tanf_64mvcam__', 1, 1795049642706, 2603, '{"event":"opened","person":"5c6kyrj_5en6qmzb","charter":{"game":"archaeology","rules":2,"edition":"zman2009","own":"","options":{},"mission":0,"seats":[{"kind":"open","level":"","invitation":""},{"kind":"open","level":"","invitation":""}],"visibility":"public","watching":"public","pace":{"kind":"live","bankSeconds":3000,"turnSeconds":20},"hints":false,"imported":false,"guided":false,"secret":"7a5055644b49f020b6da4181733486da261eb9ff2854fdab397542128f48110c"}}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('s9tanf_64mvcam__', 2, 1795049642706, 2603, '{"event":"sat","seat":0,"person":"5c6kyrj_5en6qmzb","keeper":"5c6kyrj_5en6qmzb","contribution":"00112233445566778899aabbccddeeff"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('s9tanf_64mvcam__', 3, 1795049642706, 2603, '{"event":"sat","seat":1,"person":"7mmdrp5y8mkg_g_p","keeper":"5c6kyrj_5en6qmzb","contribution":"00112233445566778899aabbccddeeff"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('s9tanf_64mvcam__', 4, 1795049642706, 2603, '{"event":"started","plies":["* deal A talisman","* deal A pharaoh_mask","* deal A parchment_scrap","* deal A broken_cup","* deal B coin","* deal B parchment_scrap","* deal B pharaoh_mask","* deal B parchment_scrap","* lay pot_shard","* lay parchment_scrap","* lay pot_shard","* lay parchment_scrap","* lay pot_shard","* begin B","* dig map"],"hash":"ae40852a5f46225a"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('wt5m_8787pqwm8vy', 1, 1795049642399, 2295, '{"event":"opened","person":"5c6kyrj_5en6qmzb","charter":{"game":"archaeology","rules":2,"edition":"zman2009","own":"","options":{},"mission":0,"seats":[{"kind":"open","level":"","invitation":""},{"kind":"open","level":"","invitation":""}],"visibility":"public","watching":"public","pace":{"kind":"untimed"},"hints":false,"imported":false,"guided":false,"secret":"9a8a4ccd8d24c7b9bbe8ba88d37f3236401950f97cf87a1326534be6c2ec190f"}}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('wt5m_8787pqwm8vy', 2, 1795049642399, 2295, '{"event":"sat","seat":0,"person":"5c6kyrj_5en6qmzb","keeper":"5c6kyrj_5en6qmzb","contribution":"00112233445566778899aabbccddeeff"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('wt5m_8787pqwm8vy', 3, 1795049642399, 2295, '{"event":"sat","seat":1,"person":"x3qcta_ama7dgwpa","keeper":"5c6kyrj_5en6qmzb","contribution":"00112233445566778899aabbccddeeff"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('wt5m_8787pqwm8vy', 4, 1795049642399, 2295, '{"event":"started","plies":["* deal A pot_shard","* deal A pot_shard","* deal A coin","* deal A coin","* deal B coin","* deal B parchment_scrap","* deal B pharaoh_mask","* deal B parchment_scrap","* lay pot_shard","* lay coin","* lay pot_shard","* lay pot_shard","* lay parchment_scrap","* begin A","* dig broken_cup"],"hash":"1447e0a79e5a812e"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('wt5m_8787pqwm8vy', 5, 1795049642416, 2313, '{"event":"conceded","seat":0}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('ww76xn7xmuxukfcs', 1, 1795049642734, 2630, '{"event":"opened","person":"5c6kyrj_5en6qmzb","charter":{"game":"archaeology","rules":2,"edition":"zman2009","own":"","options":{},"mission":0,"seats":[{"kind":"open","level":"","invitation":""},{"kind":"open","level":"","invitation":""}],"visibility":"public","watching":"public","pace":{"kind":"live","bankSeconds":3000,"turnSeconds":20},"hints":false,"imported":false,"guided":false,"secret":"2f9cbc5afe1afdc0ff76e246de94785d377f4927130c1fcccc1a0f46bf34cb58"}}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('ww76xn7xmuxukfcs', 2, 1795049642734, 2630, '{"event":"sat","seat":0,"person":"5c6kyrj_5en6qmzb","keeper":"5c6kyrj_5en6qmzb","contribution":"00112233445566778899aabbccddeeff"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('ww76xn7xmuxukfcs', 3, 1795049642734, 2630, '{"event":"sat","seat":1,"person":"pfxap7rmnrehxr2u","keeper":"5c6kyrj_5en6qmzb","contribution":"00112233445566778899aabbccddeeff"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('ww76xn7xmuxukfcs', 4, 1795049642734, 2630, '{"event":"started","plies":["* deal A coin","* deal A parchment_scrap","* deal A talisman","* deal A parchment_scrap","* deal B parchment_scrap","* deal B pot_shard","* deal B coin","* deal B talisman","* lay talisman","* lay coin","* lay parchment_scrap","* lay broken_cup","* lay talisman","* begin A","* dig pot_shard"],"hash":"aa90857201464a65"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('ww76xn7xmuxukfcs', 5, 1795049642749, 2646, '{"event":"conceded","seat":0}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('xkq6uv4cwsabu724', 1, 1795049642505, 2399, '{"event":"opened","person":"5c6kyrj_5en6qmzb","charter":{"game":"archaeology","rules":2,"edition":"zman2009","own":"","options":{},"mission":0,"seats":[{"kind":"open","level":"","invitation":""},{"kind":"open","level":"","invitation":""}],"visibility":"public","watching":"link","pace":{"kind":"untimed"},"hints":false,"imported":false,"guided":false,"secret":"35ffe570cbbebd3fe9198a059782232fec1c67aa0573c742ed0e032b1b51a552"}}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('xkq6uv4cwsabu724', 2, 1795049642505, 2399, '{"event":"sat","seat":0,"person":"5c6kyrj_5en6qmzb","keeper":"5c6kyrj_5en6qmzb","contribution":"00112233445566778899aabbccddeeff"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('xkq6uv4cwsabu724', 3, 1795049642505, 2399, '{"event":"sat","seat":1,"person":"xt6jj9pbus8nt8_8","keeper":"5c6kyrj_5en6qmzb","contribution":"00112233445566778899aabbccddeeff"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('xkq6uv4cwsabu724', 4, 1795049642505, 2399, '{"event":"started","plies":["* deal A parchment_scrap","* deal A pot_shard","* deal A broken_cup","* deal A talisman","* deal B pharaoh_mask","* deal B pharaoh_mask","* deal B parchment_scrap","* deal B talisman","* lay pot_shard","* lay talisman","* lay pot_shard","* lay coin","* lay pot_shard","* begin A","* dig parchment_scrap"],"hash":"342ebae9e5a78c10"}');
INSERT INTO event (table_id, number, at, house_at, body)
    VALUES ('xkq6uv4cwsabu724', 5, 1795049642515, 2412, '{"event":"conceded","seat":0}');
INSERT INTO command (sender, id, answer, at)
    VALUES ('5c6kyrj_5en6qmzb', '29hvhw6kmujdkxgh c30', '6', 1795049643009);
INSERT INTO command (sender, id, answer, at)
    VALUES ('5c6kyrj_5en6qmzb', '6fnxcfzre548pwh3 c27', '6', 1795049642893);
INSERT INTO command (sender, id, answer, at)
    VALUES ('5c6kyrj_5en6qmzb', 'gh9fmpdd3nrrk_x7 c12', '5', 1795049642618);
INSERT INTO command (sender, id, answer, at)
    VALUES ('5c6kyrj_5en6qmzb', 'ks4z8a9uah8kuykg c24', '5', 1795049642847);
INSERT INTO command (sender, id, answer, at)
    VALUES ('5c6kyrj_5en6qmzb', 'n7v96jna5kjs_qb4 c16', '5', 1795049642690);
INSERT INTO command (sender, id, answer, at)
    VALUES ('5c6kyrj_5en6qmzb', 'open c1', 'a2gzpcc5hsj6jra4', 1795049642293);
INSERT INTO command (sender, id, answer, at)
    VALUES ('5c6kyrj_5en6qmzb', 'open c10', '5vd79hg3k7wk3ptd', 1795049642570);
INSERT INTO command (sender, id, answer, at)
    VALUES ('5c6kyrj_5en6qmzb', 'open c11', 'gh9fmpdd3nrrk_x7', 1795049642614);
INSERT INTO command (sender, id, answer, at)
    VALUES ('5c6kyrj_5en6qmzb', 'open c13', 'pst2r_ss62g5uhpb', 1795049642627);
INSERT INTO command (sender, id, answer, at)
    VALUES ('5c6kyrj_5en6qmzb', 'open c14', 'czgm5kpb6mdd9mjk', 1795049642666);
INSERT INTO command (sender, id, answer, at)
    VALUES ('5c6kyrj_5en6qmzb', 'open c15', 'n7v96jna5kjs_qb4', 1795049642686);
INSERT INTO command (sender, id, answer, at)
    VALUES ('5c6kyrj_5en6qmzb', 'open c17', 'c7ve5tfs4a6nmgxz', 1795049642696);
INSERT INTO command (sender, id, answer, at)
    VALUES ('5c6kyrj_5en6qmzb', 'open c18', 's9tanf_64mvcam__', 1795049642706);
INSERT INTO command (sender, id, answer, at)
    VALUES ('5c6kyrj_5en6qmzb', 'open c19', 'ww76xn7xmuxukfcs', 1795049642734);
INSERT INTO command (sender, id, answer, at)
    VALUES ('5c6kyrj_5en6qmzb', 'open c2', '72t_ub7nv23zwp37', 1795049642368);
INSERT INTO command (sender, id, answer, at)
    VALUES ('5c6kyrj_5en6qmzb', 'open c21', 'jnyqhn3nhwvsx_2q', 1795049642755);
INSERT INTO command (sender, id, answer, at)
    VALUES ('5c6kyrj_5en6qmzb', 'open c22', '8tbe6mvdgam86vje', 1795049642793);
INSERT INTO command (sender, id, answer, at)
    VALUES ('5c6kyrj_5en6qmzb', 'open c23', 'ks4z8a9uah8kuykg', 1795049642832);
INSERT INTO command (sender, id, answer, at)
    VALUES ('5c6kyrj_5en6qmzb', 'open c25', 'rdub2expgeybssz8', 1795049642871);
INSERT INTO command (sender, id, answer, at)
    VALUES ('5c6kyrj_5en6qmzb', 'open c26', '6fnxcfzre548pwh3', 1795049642885);
INSERT INTO command (sender, id, answer, at)
    VALUES ('5c6kyrj_5en6qmzb', 'open c29', '29hvhw6kmujdkxgh', 1795049642990);
INSERT INTO command (sender, id, answer, at)
    VALUES ('5c6kyrj_5en6qmzb', 'open c3', 'wt5m_8787pqwm8vy', 1795049642399);
INSERT INTO command (sender, id, answer, at)
    VALUES ('5c6kyrj_5en6qmzb', 'open c5', '7z6h3t2pkx5knssj', 1795049642433);
INSERT INTO command (sender, id, answer, at)
    VALUES ('5c6kyrj_5en6qmzb', 'open c6', 'jra92jxadqvtw6c_', 1795049642461);
INSERT INTO command (sender, id, answer, at)
    VALUES ('5c6kyrj_5en6qmzb', 'open c7', 'xkq6uv4cwsabu724', 1795049642505);
INSERT INTO command (sender, id, answer, at)
    VALUES ('5c6kyrj_5en6qmzb', 'open c9', '6zkys_hbrc82t_x7', 1795049642538);
INSERT INTO command (sender, id, answer, at)
    VALUES ('5c6kyrj_5en6qmzb', 'wt5m_8787pqwm8vy c4', '5', 1795049642416);
INSERT INTO command (sender, id, answer, at)
    VALUES ('5c6kyrj_5en6qmzb', 'ww76xn7xmuxukfcs c20', '5', 1795049642749);
INSERT INTO command (sender, id, answer, at)
    VALUES ('5c6kyrj_5en6qmzb', 'xkq6uv4cwsabu724 c8', '5', 1795049642515);
INSERT INTO card (table_id, game, status, visibility, created, changed, body)
    VALUES ('a2gzpcc5hsj6jra4', 'archaeology', 'open', 'public', 1795049642293, 1795049642293, '{"game":"archaeology","edition":"zman2009","mission":0,"opener":"5c6kyrj_5en6qmzb","watching":"public","pace":{"kind":"untimed"},"chairs":[{"kind":"open","person":"5c6kyrj_5en6qmzb","level":"","conceded":false},{"kind":"open","person":"","level":"","conceded":false}],"imported":false,"guided":false,"playedOn":false}');
INSERT INTO card (table_id, game, status, visibility, created, changed, body)
    VALUES ('72t_ub7nv23zwp37', 'archaeology', 'playing', 'public', 1795049642368, 1795049642368, '{"game":"archaeology","edition":"zman2009","mission":0,"opener":"5c6kyrj_5en6qmzb","watching":"public","pace":{"kind":"untimed"},"chairs":[{"kind":"open","person":"5c6kyrj_5en6qmzb","level":"","conceded":false},{"kind":"open","person":"fk7jzed949jchwp2","level":"","conceded":false}],"imported":false,"guided":false,"playedOn":false}');
INSERT INTO card (table_id, game, status, visibility, created, changed, body)
    VALUES ('wt5m_8787pqwm8vy', 'archaeology', 'over', 'public', 1795049642399, 1795049642416, '{"game":"archaeology","edition":"zman2009","mission":0,"opener":"5c6kyrj_5en6qmzb","watching":"public","pace":{"kind":"untimed"},"chairs":[{"kind":"open","person":"5c6kyrj_5en6qmzb","level":"easy","conceded":true},{"kind":"open","person":"x3qcta_ama7dgwpa","level":"","conceded":false}],"imported":false,"guided":false,"playedOn":false,"result":null,"plies":15,"points":[]}');
INSERT INTO card (table_id, game, status, visibility, created, changed, body)
    VALUES ('7z6h3t2pkx5knssj', 'archaeology', 'open', 'public', 1795049642433, 1795049642433, '{"game":"archaeology","edition":"zman2009","mission":0,"opener":"5c6kyrj_5en6qmzb","watching":"link","pace":{"kind":"untimed"},"chairs":[{"kind":"open","person":"5c6kyrj_5en6qmzb","level":"","conceded":false},{"kind":"open","person":"","level":"","conceded":false}],"imported":false,"guided":false,"playedOn":false}');
INSERT INTO card (table_id, game, status, visibility, created, changed, body)
    VALUES ('jra92jxadqvtw6c_', 'archaeology', 'playing', 'public', 1795049642461, 1795049642461, '{"game":"archaeology","edition":"zman2009","mission":0,"opener":"5c6kyrj_5en6qmzb","watching":"link","pace":{"kind":"untimed"},"chairs":[{"kind":"open","person":"5c6kyrj_5en6qmzb","level":"","conceded":false},{"kind":"open","person":"3ztznm682jur5n6e","level":"","conceded":false}],"imported":false,"guided":false,"playedOn":false}');
INSERT INTO card (table_id, game, status, visibility, created, changed, body)
    VALUES ('xkq6uv4cwsabu724', 'archaeology', 'over', 'public', 1795049642505, 1795049642515, '{"game":"archaeology","edition":"zman2009","mission":0,"opener":"5c6kyrj_5en6qmzb","watching":"link","pace":{"kind":"untimed"},"chairs":[{"kind":"open","person":"5c6kyrj_5en6qmzb","level":"easy","conceded":true},{"kind":"open","person":"xt6jj9pbus8nt8_8","level":"","conceded":false}],"imported":false,"guided":false,"playedOn":false,"result":null,"plies":15,"points":[]}');
INSERT INTO card (table_id, game, status, visibility, created, changed, body)
    VALUES ('6zkys_hbrc82t_x7', 'thebes', 'open', 'public', 1795049642538, 1795049642538, '{"game":"thebes","edition":"queen2007","mission":0,"opener":"5c6kyrj_5en6qmzb","watching":"public","pace":{"kind":"days","days":2},"chairs":[{"kind":"open","person":"5c6kyrj_5en6qmzb","level":"","conceded":false},{"kind":"open","person":"","level":"","conceded":false}],"imported":false,"guided":false,"playedOn":false}');
INSERT INTO card (table_id, game, status, visibility, created, changed, body)
    VALUES ('5vd79hg3k7wk3ptd', 'thebes', 'playing', 'public', 1795049642570, 1795049642570, '{"game":"thebes","edition":"queen2007","mission":0,"opener":"5c6kyrj_5en6qmzb","watching":"public","pace":{"kind":"days","days":2},"chairs":[{"kind":"open","person":"5c6kyrj_5en6qmzb","level":"","conceded":false},{"kind":"open","person":"w2qst8um39ybwjs6","level":"","conceded":false}],"imported":false,"guided":false,"playedOn":false}');
INSERT INTO card (table_id, game, status, visibility, created, changed, body)
    VALUES ('gh9fmpdd3nrrk_x7', 'thebes', 'over', 'public', 1795049642614, 1795049642618, '{"game":"thebes","edition":"queen2007","mission":0,"opener":"5c6kyrj_5en6qmzb","watching":"public","pace":{"kind":"days","days":2},"chairs":[{"kind":"open","person":"5c6kyrj_5en6qmzb","level":"easy","conceded":true},{"kind":"open","person":"x2khdsrqw2yyc4ju","level":"","conceded":false}],"imported":false,"guided":false,"playedOn":false,"result":null,"plies":5,"points":[]}');
INSERT INTO card (table_id, game, status, visibility, created, changed, body)
    VALUES ('pst2r_ss62g5uhpb', 'thebes', 'open', 'public', 1795049642627, 1795049642627, '{"game":"thebes","edition":"queen2007","mission":0,"opener":"5c6kyrj_5en6qmzb","watching":"link","pace":{"kind":"days","days":2},"chairs":[{"kind":"open","person":"5c6kyrj_5en6qmzb","level":"","conceded":false},{"kind":"open","person":"","level":"","conceded":false}],"imported":false,"guided":false,"playedOn":false}');
INSERT INTO card (table_id, game, status, visibility, created, changed, body)
    VALUES ('czgm5kpb6mdd9mjk', 'thebes', 'playing', 'public', 1795049642666, 1795049642666, '{"game":"thebes","edition":"queen2007","mission":0,"opener":"5c6kyrj_5en6qmzb","watching":"link","pace":{"kind":"days","days":2},"chairs":[{"kind":"open","person":"5c6kyrj_5en6qmzb","level":"","conceded":false},{"kind":"open","person":"yv7wkxnqw_bjgadr","level":"","conceded":false}],"imported":false,"guided":false,"playedOn":false}');
INSERT INTO card (table_id, game, status, visibility, created, changed, body)
    VALUES ('n7v96jna5kjs_qb4', 'thebes', 'over', 'public', 1795049642686, 1795049642690, '{"game":"thebes","edition":"queen2007","mission":0,"opener":"5c6kyrj_5en6qmzb","watching":"link","pace":{"kind":"days","days":2},"chairs":[{"kind":"open","person":"5c6kyrj_5en6qmzb","level":"easy","conceded":true},{"kind":"open","person":"wd9tge7hg3qxzre3","level":"","conceded":false}],"imported":false,"guided":false,"playedOn":false,"result":null,"plies":5,"points":[]}');
INSERT INTO card (table_id, game, status, visibility, created, changed, body)
    VALUES ('c7ve5tfs4a6nmgxz', 'archaeology', 'open', 'public', 1795049642696, 1795049642696, '{"game":"archaeology","edition":"zman2009","mission":0,"opener":"5c6kyrj_5en6qmzb","watching":"public","pace":{"kind":"live","bankSeconds":3000,"turnSeconds":20},"chairs":[{"kind":"open","person":"5c6kyrj_5en6qmzb","level":"","conceded":false},{"kind":"open","person":"","level":"","conceded":false}],"imported":false,"guided":false,"playedOn":false}');
INSERT INTO card (table_id, game, status, visibility, created, changed, body)
    VALUES ('s9tanf_64mvcam__', 'archaeology', 'playing', 'public', 1795049642706, 1795049642706, '{"game":"archaeology","edition":"zman2009","mission":0,"opener":"5c6kyrj_5en6qmzb","watching":"public","pace":{"kind":"live","bankSeconds":3000,"turnSeconds":20},"chairs":[{"kind":"open","person":"5c6kyrj_5en6qmzb","level":"","conceded":false},{"kind":"open","person":"7mmdrp5y8mkg_g_p","level":"","conceded":false}],"imported":false,"guided":false,"playedOn":false}');
INSERT INTO card (table_id, game, status, visibility, created, changed, body)
    VALUES ('ww76xn7xmuxukfcs', 'archaeology', 'over', 'public', 1795049642734, 1795049642749, '{"game":"archaeology","edition":"zman2009","mission":0,"opener":"5c6kyrj_5en6qmzb","watching":"public","pace":{"kind":"live","bankSeconds":3000,"turnSeconds":20},"chairs":[{"kind":"open","person":"5c6kyrj_5en6qmzb","level":"easy","conceded":true},{"kind":"open","person":"pfxap7rmnrehxr2u","level":"","conceded":false}],"imported":false,"guided":false,"playedOn":false,"result":null,"plies":15,"points":[]}');
INSERT INTO card (table_id, game, status, visibility, created, changed, body)
    VALUES ('jnyqhn3nhwvsx_2q', 'archaeology', 'open', 'public', 1795049642755, 1795049642755, '{"game":"archaeology","edition":"zman2009","mission":0,"opener":"5c6kyrj_5en6qmzb","watching":"link","pace":{"kind":"live","bankSeconds":3000,"turnSeconds":20},"chairs":[{"kind":"open","person":"5c6kyrj_5en6qmzb","level":"","conceded":false},{"kind":"open","person":"","level":"","conceded":false}],"imported":false,"guided":false,"playedOn":false}');
INSERT INTO card (table_id, game, status, visibility, created, changed, body)
    VALUES ('8tbe6mvdgam86vje', 'archaeology', 'playing', 'public', 1795049642793, 1795049642793, '{"game":"archaeology","edition":"zman2009","mission":0,"opener":"5c6kyrj_5en6qmzb","watching":"link","pace":{"kind":"live","bankSeconds":3000,"turnSeconds":20},"chairs":[{"kind":"open","person":"5c6kyrj_5en6qmzb","level":"","conceded":false},{"kind":"open","person":"9429euhjd7z9bdtc","level":"","conceded":false}],"imported":false,"guided":false,"playedOn":false}');
INSERT INTO card (table_id, game, status, visibility, created, changed, body)
    VALUES ('ks4z8a9uah8kuykg', 'archaeology', 'over', 'public', 1795049642832, 1795049642847, '{"game":"archaeology","edition":"zman2009","mission":0,"opener":"5c6kyrj_5en6qmzb","watching":"link","pace":{"kind":"live","bankSeconds":3000,"turnSeconds":20},"chairs":[{"kind":"open","person":"5c6kyrj_5en6qmzb","level":"easy","conceded":true},{"kind":"open","person":"8cgv_4h4gh43rzh3","level":"","conceded":false}],"imported":false,"guided":false,"playedOn":false,"result":null,"plies":17,"points":[]}');
INSERT INTO card (table_id, game, status, visibility, created, changed, body)
    VALUES ('rdub2expgeybssz8', 'archaeology', 'playing', 'link', 1795049642871, 1795049642871, '{"game":"archaeology","edition":"zman2009","mission":0,"opener":"5c6kyrj_5en6qmzb","watching":"public","pace":{"kind":"untimed"},"chairs":[{"kind":"open","person":"5c6kyrj_5en6qmzb","level":"","conceded":false},{"kind":"open","person":"vvej2s24kgrm_yy_","level":"","conceded":false}],"imported":false,"guided":false,"playedOn":false}');
INSERT INTO card (table_id, game, status, visibility, created, changed, body)
    VALUES ('6fnxcfzre548pwh3', 'archaeology', 'cancelled', 'public', 1795049642885, 1795049642893, '{"game":"archaeology","edition":"zman2009","mission":0,"opener":"5c6kyrj_5en6qmzb","watching":"public","pace":{"kind":"untimed"},"chairs":[{"kind":"open","person":"5c6kyrj_5en6qmzb","level":"","conceded":false},{"kind":"open","person":"99c6d82nmf5afve_","level":"","conceded":false}],"imported":false,"guided":false,"playedOn":false}');
INSERT INTO card (table_id, game, status, visibility, created, changed, body)
    VALUES ('29hvhw6kmujdkxgh', 'archaeology', 'playing', 'public', 1795049642990, 1795049643009, '{"game":"archaeology","edition":"zman2009","mission":0,"opener":"5c6kyrj_5en6qmzb","watching":"public","pace":{"kind":"days","days":2},"chairs":[{"kind":"open","person":"5c6kyrj_5en6qmzb","level":"","conceded":false},{"kind":"open","person":"8fuh4z2nfzak4bf2","level":"","conceded":false}],"imported":false,"guided":false,"playedOn":false}');
INSERT INTO sitting (table_id, seat, person, waiting, since)
    VALUES ('29hvhw6kmujdkxgh', 0, '5c6kyrj_5en6qmzb', 1, 1795049642990);
INSERT INTO sitting (table_id, seat, person, waiting, since)
    VALUES ('29hvhw6kmujdkxgh', 1, '5c6kyrj_5en6qmzb', 0, 1795049642990);
INSERT INTO sitting (table_id, seat, person, waiting, since)
    VALUES ('5vd79hg3k7wk3ptd', 0, '5c6kyrj_5en6qmzb', 1, 1795049642570);
INSERT INTO sitting (table_id, seat, person, waiting, since)
    VALUES ('5vd79hg3k7wk3ptd', 1, '5c6kyrj_5en6qmzb', 0, 1795049642570);
INSERT INTO sitting (table_id, seat, person, waiting, since)
    VALUES ('6fnxcfzre548pwh3', 0, '5c6kyrj_5en6qmzb', 0, 1795049642893);
INSERT INTO sitting (table_id, seat, person, waiting, since)
    VALUES ('6fnxcfzre548pwh3', 1, '5c6kyrj_5en6qmzb', 0, 1795049642885);
INSERT INTO sitting (table_id, seat, person, waiting, since)
    VALUES ('6zkys_hbrc82t_x7', 0, '5c6kyrj_5en6qmzb', 0, 1795049642538);
INSERT INTO sitting (table_id, seat, person, waiting, since)
    VALUES ('72t_ub7nv23zwp37', 0, '5c6kyrj_5en6qmzb', 0, 1795049642368);
INSERT INTO sitting (table_id, seat, person, waiting, since)
    VALUES ('72t_ub7nv23zwp37', 1, '5c6kyrj_5en6qmzb', 1, 1795049642368);
INSERT INTO sitting (table_id, seat, person, waiting, since)
    VALUES ('7z6h3t2pkx5knssj', 0, '5c6kyrj_5en6qmzb', 0, 1795049642433);
INSERT INTO sitting (table_id, seat, person, waiting, since)
    VALUES ('8tbe6mvdgam86vje', 0, '5c6kyrj_5en6qmzb', 1, 1795049642793);
INSERT INTO sitting (table_id, seat, person, waiting, since)
    VALUES ('8tbe6mvdgam86vje', 1, '5c6kyrj_5en6qmzb', 0, 1795049642793);
INSERT INTO sitting (table_id, seat, person, waiting, since)
    VALUES ('a2gzpcc5hsj6jra4', 0, '5c6kyrj_5en6qmzb', 0, 1795049642293);
INSERT INTO sitting (table_id, seat, person, waiting, since)
    VALUES ('c7ve5tfs4a6nmgxz', 0, '5c6kyrj_5en6qmzb', 0, 1795049642696);
INSERT INTO sitting (table_id, seat, person, waiting, since)
    VALUES ('czgm5kpb6mdd9mjk', 0, '5c6kyrj_5en6qmzb', 1, 1795049642666);
INSERT INTO sitting (table_id, seat, person, waiting, since)
    VALUES ('czgm5kpb6mdd9mjk', 1, '5c6kyrj_5en6qmzb', 0, 1795049642666);
INSERT INTO sitting (table_id, seat, person, waiting, since)
    VALUES ('gh9fmpdd3nrrk_x7', 0, '5c6kyrj_5en6qmzb', 0, 1795049642618);
INSERT INTO sitting (table_id, seat, person, waiting, since)
    VALUES ('gh9fmpdd3nrrk_x7', 1, '5c6kyrj_5en6qmzb', 0, 1795049642614);
INSERT INTO sitting (table_id, seat, person, waiting, since)
    VALUES ('jnyqhn3nhwvsx_2q', 0, '5c6kyrj_5en6qmzb', 0, 1795049642755);
INSERT INTO sitting (table_id, seat, person, waiting, since)
    VALUES ('jra92jxadqvtw6c_', 0, '5c6kyrj_5en6qmzb', 1, 1795049642461);
INSERT INTO sitting (table_id, seat, person, waiting, since)
    VALUES ('jra92jxadqvtw6c_', 1, '5c6kyrj_5en6qmzb', 0, 1795049642461);
INSERT INTO sitting (table_id, seat, person, waiting, since)
    VALUES ('ks4z8a9uah8kuykg', 0, '5c6kyrj_5en6qmzb', 0, 1795049642832);
INSERT INTO sitting (table_id, seat, person, waiting, since)
    VALUES ('ks4z8a9uah8kuykg', 1, '5c6kyrj_5en6qmzb', 0, 1795049642847);
INSERT INTO sitting (table_id, seat, person, waiting, since)
    VALUES ('n7v96jna5kjs_qb4', 0, '5c6kyrj_5en6qmzb', 0, 1795049642686);
INSERT INTO sitting (table_id, seat, person, waiting, since)
    VALUES ('n7v96jna5kjs_qb4', 1, '5c6kyrj_5en6qmzb', 0, 1795049642690);
INSERT INTO sitting (table_id, seat, person, waiting, since)
    VALUES ('pst2r_ss62g5uhpb', 0, '5c6kyrj_5en6qmzb', 0, 1795049642627);
INSERT INTO sitting (table_id, seat, person, waiting, since)
    VALUES ('rdub2expgeybssz8', 0, '5c6kyrj_5en6qmzb', 0, 1795049642871);
INSERT INTO sitting (table_id, seat, person, waiting, since)
    VALUES ('rdub2expgeybssz8', 1, '5c6kyrj_5en6qmzb', 1, 1795049642871);
INSERT INTO sitting (table_id, seat, person, waiting, since)
    VALUES ('s9tanf_64mvcam__', 0, '5c6kyrj_5en6qmzb', 0, 1795049642706);
INSERT INTO sitting (table_id, seat, person, waiting, since)
    VALUES ('s9tanf_64mvcam__', 1, '5c6kyrj_5en6qmzb', 1, 1795049642706);
INSERT INTO sitting (table_id, seat, person, waiting, since)
    VALUES ('wt5m_8787pqwm8vy', 0, '5c6kyrj_5en6qmzb', 0, 1795049642416);
INSERT INTO sitting (table_id, seat, person, waiting, since)
    VALUES ('wt5m_8787pqwm8vy', 1, '5c6kyrj_5en6qmzb', 0, 1795049642399);
INSERT INTO sitting (table_id, seat, person, waiting, since)
    VALUES ('ww76xn7xmuxukfcs', 0, '5c6kyrj_5en6qmzb', 0, 1795049642749);
INSERT INTO sitting (table_id, seat, person, waiting, since)
    VALUES ('ww76xn7xmuxukfcs', 1, '5c6kyrj_5en6qmzb', 0, 1795049642734);
INSERT INTO sitting (table_id, seat, person, waiting, since)
    VALUES ('xkq6uv4cwsabu724', 0, '5c6kyrj_5en6qmzb', 0, 1795049642515);
INSERT INTO sitting (table_id, seat, person, waiting, since)
    VALUES ('xkq6uv4cwsabu724', 1, '5c6kyrj_5en6qmzb', 0, 1795049642505);
INSERT INTO house_clock (one, millis)
    VALUES (1, 2984);
