// The million commonest passwords, reduced to those that satisfy password-rules.ts, commonest first: from SecLists'
// 10-million-password-list-top-1000000.txt (MIT; copyright 2018 Daniel Miessler).
export const knownPasswordsList = `
P030710P$E4O g00dPa$$w0rD 4rdf_king7 Jhon@ta2011 Nloq_010101 h_froeschl7 diunilaobu8* anetov_32541 06081982h@d!
sasha_10_11 Mosquito@13 p0pmagicwd* kolo__1kolo__1 husky_1303 Al#kS3!kSj0xX traveker2011_ password@123 Password1!
joabe_50cent edcvfrtgb_1 davidg63_2000 abcd!EFG!123 vlad_174rus $Tatyana09$ Samantha1! !QAZxsw2#EDCvfr4 pompidu65@
!password1 Marco1997! Juninho1999@ jack33_lWR9L Hengsha_2_23 gaga_123_gaga f*ckintits99 cyborg_tf3 cigars123!
4gqaq_2011 1Password! 12125240rich_ ZXCvbn123! zxasqw12!@ zul_019967345 @YZA6y9aduBadu @YSU9e2eXUNupa ysQN*AXT5oKP
yos_311533 ynaJAWave$U6Y4 y9Y%aTy3EpYXUQ xp_edfhuih32 $XeaRoMs8upWyBtS xaker_lab2010 Ww3Ymb8f$fhr Wolki1H%ig
wL7320JQ!8 winston_23 War3xpansion_ W8STED_R0x w!2E3B#pszD9fXAv W0mbatdrug$ VqGbShD5BmMw$Lup vjcrdbx_412 VITALINA_1992
vip_6666667 VcW19uNO3o!p v9ActnwQoy$Y V6#WnsBLDES2!7Zg UXUdE%U7uqeryG umyZu@APY7ytYQ u@eLy2y6u#erY4 tykmyhand_2
tpepsucolia@1209 thalesaugusto37027269* taQU5ybY5e#YbA taniafernandes_87 sUtY8yLaDyhe!A suryaonline!00 sp00ky_cash
S!OsoP8duGDbqEcH Sorboro@14 sk68xzd!3NhY Simpsons1# shona@1435 Shad0w*10*1 satyanna@70 sanglier31! s5j1Ko6Sa#
rickilake1! ranmanblue_07 r5_n3evkbl r*23052305 _r1o9m8a7_ qwmn7#@good QWERTY_123 *Q_sS886004_ qazwsx@123 !QAZ2wsx#EDC
pobeda11_71 pierre4711? pearson_88earson password1! p4swd_6c805c3ad8 oscar_jose_2007 Number123456789!!! noshit3232!
??????N?N?12345 newuser_22 n6mjx7yQ@orw mostafa@halo1203405600 Money4me2! marge10_ph manda_martin99 MAGODEOZ_9
m!6jAnlik0Mt97 LucXakK_00 lllked_1997 letebi566& Lena_9Tanya LazerBoy_1 LA%u9E5y2YVuVA kolob@ster720303 klubnika!939
kipchumba_65 kimmie_ann95 Killer_123 kem_hui797 Katty_Astro1 karstag321@! Karina_1996 _JJJDDDl29_ jfsa443417*
jcrnddrk1! isang_4tee INMDinmd_93 iamhg6929** i05#2VWET!GfCO7M hansel_nEYz4 gonza_8040 Godisgreat@78 GM!02041508
genaro_1997 gAgY4UzA%EWAQu gabriela_15 g8NJr*QxcCkF fZF2LgUr!A Fuckyou123! francedy_8945 fr33pa59!s fortran_77
floflo2000* fifa2008??????? fal_kon_55 *F2i9UfcRdZ3 eZE3A#E7U9APu6 e#y9A4A%EmUqYB ETaQaTeve2A#y2 Election@09
einstein@2010 easypay12$ eanoi?ea12 e5yRUDu@eDYZYB *djribas33 DIAnaEK_23 DFj8979789!ths DD!mstwy28 cylean_2002
!cuCIJ_LN942q0EW crimsonedge_87 cowboy20_79 chelinka_29 celeron?1994 c1secret!1286 Buster123! bpledge_98 Boryna_evVA4
boryna_2001 Bolinha@2008 Black2055! betis1995_ BE%eTYjaguWA7A b6ht5f&nbsp award_sw10 Atao!4V1hwp9 AsiraK@1892
*ASGHASGH1 arl_vrml18 arcoiris_0 animals2&3 Anderley@07 anand_7585 alvaro_30_2 alpinler_72 allthe_y7FGb ale_muskar11
al_banani9 ahmet_41088741 afRu0dYen!1z AFFIL97$57M AFFIL5478M$ a_book_20_10 abc@123456 _a7ccpklm8w_ A5ezygyJa4y#eL
9j!7cT_3lHUOLM#Q 94030588*lal 9210576199_os 842blin_zamanal842 7!k19Cglxs_52zAr 7ceM0s!#o4x8NG29 6aNAqU#esA7u3Y
5YJY#ELeLu6YLe 5#o7!0qfvWdI46DF 51c0J!CRVNyo 50use_soap 4xXx_ab0ot !4PolskaViza$ 4!gEb6HGSOeP 4erepa6fka_3
3Lgn5!9IMBHb 3987096@do 37947952Lc$ 3403_1989_heromant 2serveu*44 2ldNp_7735 2GqHir*EhjSa *271189kpj84 %21b4rr3ll
2012ele_na29 1lov3miley_ 1976_Mikhail 1702_ED_New @@14@@gabrie 1??2N?3N?4?? 12!cookies 127Hour$291 123qwe!@#QW
12345zxcvb_ 123321@00o 11121314@kom 11111_fantastique 0!g2437k8D#NTzUe 0831@annie 006sedatt_ zzz_12343412 ZzR4HXUeKWx$
zzphilip_olsson23 ZzPgE23y$Dvr zzOT901d_1984 zzajigalka_94 Z@Y@tS20892 zyquXYZuhe6E$e zyoin@2014 Zyjxrf97_16_0
zyhtx1997@ zy$a9E8uvu!AJe ZXji99_ASW zxcvbnm_23 zxcvbnm123* zxcvbnm123@ zxc_LK12as Zxcdwer_24 Zxc_6044684
zwuk4y_7gtega zweRTfc5N4n7u6#q zvyaginec_2000 zvfrcbv2000!!! zvezdochka_84 zvezda_69_69 zvezda_1065 zveruga_85
zvereva98_2010 zverev_7979zverev_7979 zvbolshevik_03 zva0opsa__ Z_v#49365ckRXlW7 zuzu_a7979 ZU$U#u8ETaBaTA
ZUTAmagY@EBu6e zurik_9417 zuri&iker2000 zulya_960608 zulfina_1993 zulfia_2509_3 zulfia2008_74 zuleychka_92
zukhra_130582 zuhra_uzb1992 zuhra_love_88 ZtU3#vYjG$ zsy98lu_iqvd7k2i zStDba*vN6qF z_saneke2008 zrzz63ke_gicc0s
z_rehfnjh11 ZRCue2fc$pX4 zq@R$PW8bhGT ZQ48$N9LWxS* zps8t85pj_p4hnq Zp$AVUaMgh9fqubn zP5QmEu*9saA zosia_0771
zorya_12345 zorro911402@ ZoRRo_1987 zoo32g?rtnerei zoo32g?rtnere zontik_mmv7 zona_79_zona zomyorieva_136 zombie_1992
zolyshka_06 zolushka4@www zolotoi_17 zolotko_94 Zolotinka_83 zolotce_57 zolotce_06 znaj2_8Ety zMy7D$YTfP
Zm$K23aihH*4qJEc zmey_center92 zlygostev_i4 zltoxddj_bbvvl2u0 zloi_virus777 zlobina_yulia84 zlobin_130_116
z_lehflflf111 $ZKZ9UCWA4$ zknpyrz@2007 zkhh!7!MnS zkb_zeeman1 zk39g0odPOPfr$$ Zjy*3iRGUTCDoaNw ZJX44_08ex ZJSwCGjkqM*7
Z#ji6sk5_3Lc01VO zjcbkhl_6hhc2ah ziyashev_91temir zitkova_n22 ziro4ka_57 zirek_93kukla zinnur_72rus zinhorimanmori@123
Zind@giN@205 zinchenko_8191 zinaida_1811 zimina_20032003 Zikank@_2010 zik1soul2j@z ziggy_1975 Ziggs05!** ZiEbOlD_199
ziboniso_89 ziabetu@2010 zI8Flp4H1a! ZHyY2UP_7SK4Lten zhuravel_71 zhuO2K_1#dPargfG zhuldyz_999_ zhuldyz_90_90
zhuldyz_1992 zhuldiz_90 zhukova_87 zhuka_9797 zhora_uvk_93 zhora_rozha11111 zhora_1996 zhora_1991 Zhop_en235
zhiharewa_1975 zhiglov_82zhiglov_82 zhiger_1992 zhidkova_09 zhibeka_love98 zhibek_172 zhgulnar_77 zhetkizgenova_94
zherzharar_41 zhenya_rozhko44 zhenya_nosta96 zhenka_305b zhenisova_1997 zhenis_7777777 zhenia@1995 zhelud1985__
zheka_an_x2 zhdanoff_90 zhazok_92_z zhazira_11_93 zhaubest_911_ zhasulan_27 zhasik_0794 zhara_4ever zhantyre_777_
zhanture_96 zhansaya_200590 zhan_saia98 zhanna_78_2011 *zhanna*_68 zhan_love96 zhan_ktl_97 zhaniya_90nk zhaniya_1994kz
zhanik_9503 zhani_94kz zhanetta_97 zhaneka_95 zhandos_cr7 zhandos_99 zhandos_1988kz zhandos_02_21 zhanba01_10_91
zhanat_97_ zhanat_1973 zhanara_s08 zhanar4ik_zhan zhanar_2006 zhan4ik_88 zhan_10_83 zhamilya_101 zhamenov97_97
zhalgin_878787 zhakupova_95 zhako_2112 zhadyra_1210 zhadyra_12091994kz zhado_0595jan zhadik_1997 zgtigjg7_sgcxvix4
zggya3_c5622bj zg18433boaz_kalfo zG0Te19L8W#kf_u3 z_frfwert1 ZF!8fxXHovN3 ZEZgEwQq1x!&amp ZE!uvAZyrYnE3u
ze$UQYPUteQa6u Zeroshift_23 zeroordie2& zero_777artur zere6ka_94 zepk35r_0a0axr zenitka_gaz0 zenit_fan1996
zenit_174mgn ZenDanFaj25! zelim_1905 zelenkova_81 zelena_1982 zeka_260801 zeka_12345 Zegerid@108 zegeia_x0ve05rz
zed_gukovo1 zeccstf_x87bk8 zebra_da93 zebra_90210 zebra_1978 zeal_32369 zdt_tdz_150 z_delfin4ik zdan_15_15
z#D3NvEw0H!ou_nK ZbR#VI_c3myf8!z2 zbleljvjq_3 ZAZEWu3uNa%YNy zaykova_86 zay_ko1988 zayirbek_91kg zayac_zayac_79
zay4onok_vika zAxScDvF_123 zaxarovka_67 zaxarova_nadiy33 z_a_v25101980 ZA$uzEty3EXu2a zaure_9629 zaura2009_ zassy__862
zasra_098765 zasra_00000 zarya_zarya87 zarp_vcr1975 Za!rOQ7_#I9PG48D zarinochka_9 zarinka_240295 zarinka_23
zarina_timur5 zarina_t_95 zarina_t86 zarina_o83 zarina_girl94 zar_ina_94 zarina_555 zari_kg9287 zarema_velieva7
zaratustra_11 zara_nazaru6ka ZaRa_1988S ZaqwsX7679bgHrty! zaqju5pv_1277k2zr ZaQE$aVyde4uXu Zaq%212wsx zaq1@WSXcde3
za_padlo_kzn123 zao4noe_rudn zanuda_1411 zanob11_dick Zangezur_71 zanat_1985 zamorano_18 zamira_tuleubaeva1998
zames_1951 zamaracardznherz_115 zalog_314497 zalmira_1992 zalia_ab63 zakupki_2008 ZakOG&II*70 z_a_k_i_r_888
zakharova_ey_21 zakaria_51 zajka_t_80 zairaKIKIS_920706 zair_95rus zair_90_90 zainab_2010 zaika_ole4ka zaika_luba228
zaika838_16rus Zaika_3485 zaiana_357 zahyperactmksweet17_n zahira_120373 zahina?17528d zaharova_1990 zahar_1981
zagreba_ot1989 zagorskaya_katya1983 zagadka_2406 #Zafirakis3 zafar_usa92 zafar_8989 Zachispro1! zabiyaka_9
zabiv2_es_plus zabavnaya_95 zabava_357 za6pe10vo_ro za5qlte2_aegbv0 z9_mqb792z z90X_#5tba3O4!Ag z8l7wwh_ily6ybo
Z8g749kc!! z8aavqa_aabz1qge z7utyj2_7255eqp z6k10c12_hr8r81fh z6a79a_grjevzf Z3_nz92_koz15EJsos250264 #z@227ro80mr#
z21U387OrDs! z1x2c3v4b5nm_ z1x2c3v4b@ z1x2c3v4** z1UTYBQ_qbytu z1s38o_kx6w0ck Z!1RsA4J6g9#B8ui z1bc8u_oausiyr
_z130775z_ z11_gauhar z0p8kad_v75g9y9i z0bvpsvb_ikh6gle8 z09x0ait_4sgv6l yzY#UBupU6uNu8 yzwobc_2e3vthev YzU7U#e2eMABam
#Yz_u0n!Z94mI25d yzjihq2_9koo04 YZa%Usybaha6Y3 yZ3ndbc*9w$G yyy_artem71rus y@YLADYteru8Us yyh!sa!fy0 Y%y@ebEGeWAgA3
Yya_m#NnR!dhAv24 $yXYRJ2bzm6FZW*d YXy8aZYqA$A9yH yWy!y@Y4U3YVyP YWeVE4eBUXuvY$ yWeH#$712dod yvygU7yDa5usu#
YVUrEMY%eBA8u3 y@vuluk2d2vu yvU7yBaqUBAPE$ yvqp0xi_cdx3bs yVJI2szg2t%z @YVe9uZegYVa#a YVB!6aHCce4FgTbp YVATU@eLA5u6ys
yVATUdAHEsu#u5 Yv487Xw598# Y@UWYVY!YtY@U2 Y$uWeBYPe9u#aQ YuVeVlNa4_S yusya_89irsa yusupov_1977 yusup_8mayis
*yusuf1907* y!urYte6AgEgyq yurman@9000 yuriy_kinder_87 yurina_olga69 yurik_2010 yura_malenkin343 yura_20055002
yura1997_96 y$UPe@aWE#e3yp yunchik_89 @yumshanova555 yulya_yulya7 yulya_prokopec170696 yulya_kumar123 yulya_kuku123
yulya95_09 yulya_8484 yulya_5555 Yulya_277237 yulya2010_83 yulya_1996 YULqbdV5nFj@agh yulka_1508 yuliya_zhuravleva_88
yuliya_q85 yuliya_naumenko_4545 yuliya_dara87 yuliya_2007_83 _yuliya16081983 yuliaogaJo1! yulia_anna1981
yulia85_kucher yulia2520456572_gtn yulia_1998 y_u_l_i_a_1987_ yulia_06011987 Yul609!PdwIvfR3_ Yukon@1992 yugiohgx@1
yugioh!123 y@u%Aqu8esUbUg y@u9U4yjUTuZej y!U8enADY9AMU8 y$U6E7EDYsY3eq Y%U3E9uSYSEZUb @YtYTySeWapY2u Ytu#YTE#abuQU4
YtuMa%E7YBe6as Ytn_Gfhjkz_666 _ytgjyznjxrf90_ ySYmYVy6yBUSY# YSG7aDQysj53n*vL yse@AsujAsY2u2 ysaSa#Y5U7emed
@YsaMA7UJA!UnU ys0011582!! YRY$YmamU4amYt YRYNA4ehy!asag yruME3UPeLu!EJ yrudyrud_8 y&rsummer10 YrHS9Fn*tVJk
yrEzejyMe3A#a% yReqEBE8ySADA# #yratuRaqe4E3E @yRAnUGyNU9e9E yQunA4eGu6e5e# Yqe#E7e4Egu8uM Ype#upYRuSE5ym yP8CC*E*Lm
yoyoyo123! yousra_1991 yourmyjc_1 Your_Guardian_Angel_050813 youngmoney_5 younghope14_88 young_2003
you_have_been_hacked_gWSxH1FZfr you_have_been_hacked_3latqckh8c @you@147@pascal@ yoquieroagua_6 yo_pendejo_4
yonadamas_12 Yomon1998! yoda_master_99 yNYv5J7G*Lwj YNyty@e9ELu@uX YNy!E7EJuzaDyQ YNY6YpAsu7yMu$ _Ynwalone49
YNeMUhE4a2Y#uv $YNE3U8unybUNu YNE258subs!#$n ync!Jfwm7N YnaXy2E7atyPa$ %YNaVuNyqy8A#y y?n89267075316y?n
yN4*ufZjdo4*OC#U yMyvE!Y!YDeVE7 $ymeqAHe4UbELe YMAX@y9mt23 yMa2a6U#yhu3az YlVwh$ClO@2V yLKU*s4tfuTv YLeHUJupY#aWA2
y!kt4LY1SwnV Yk8$98bKxdCxp# yju$u#yVyBuTu5 YJqxcXsNHV$2*SmC yjhjxrf63614811@@@@@ yjhjxrf@1681 yjdsq_gfhjkm_123
Yjdsq_flhtc12345 YjA#Y@aLAgEty2 yjatktn_4786 Yip6z5nfB_9o!2LW YHYQAVY!aqEHA2 yHESaWUTEsU2E$ yHe8UQe6eNU!uB
YhaJu!Y2eWYLAJ ygw*3sJaH2W8 YGuXA4AXAjY%at YGuJE8y4E6u@Ap YgUbYTy5e$ubAm YGU6eXyHE4AJu% ygU2ETe$AJatys YGo3I_QZnz
Yge$YgUTA8Y7e ygeDuWa6y$udY3 #YGb3_67zM8FA5R0 yfxfkmyfz__irjkf__117 yfnfkn*1070 Yfnfkmz_30 yfnfkmrf_yfnfkmrf_1970
Yfnfkb_Z_270781 yfnfirfoo713_7283 yfnfirf0713_7283 yfnfif123_ Yflsqrf*1953 yfhjl@2010 yfcnhjtybt_1 YFa6Sd5*4RqK
y@E#YveXYXa8yH Y$EXE9E2a2e2am !Yeti37139 y?e??t?5???j? yestV*95ULTq yeldos_kairatovich1 y%eJUDeZu6ejeR %Y$ejEHUDyvy6e
YehF@aslEy271 YeHDoOrIy@n72 y$E%A#E6A9eLuq Y$e6a$EdU6agyP YDUZU7y3eQeqA# YDutU7eqU8a#u7 yDu$e8ezuQu#Eq yDt$uVscU7AM
ydesweetweng_2809 Yd#!bcgW6P_Ik9lO YdareQYDE8A%AT YDAPy2y#epaNym yD8dtHV*iKvxjSN ycl3ph@rsh YByXa6uhe#YNEg
ybWjkU$XMvuYdr4P ybULa#U5EgeMUQ ybrjkftd86! ybrbnf_1999 ybr_11062002 @ybe4EnEsUXEse $ybaqa8U7e7ESE Yay1nt3rN3ts!2
y%aWU$E@y9AduP yavuz_sen12 ya_vanila061008 YaTvOyA71521_i yatakl?vag1 yaska2112@ yasar*8520 @@yaru@@2011 Yarochka_1991
y$aRA3Y@YQy3eG yaoirules_1 yao11tmac* Yan_Vydysh_22021996 yanot_vdv09 yan_krasivyi1989 yankeesvu4xq60_7lls0a5
yankeesvid_1s1 yankeesTweety_babygurl1 yankeessuneer_666 yankeessirius_2307 yankeesseeker_gY9n0 yankeessasha__9
yankeesRu_G4b9i yankeesrock_2011_1_ yankeesphil_cool_1973 yankeespetro_17any yankeesmiguel_angel7_26 yankeesmaruu_017
yankeeslennox_1kjxS yankeeslang_j81 yankeeskyo_0366 yankeesjah_1 yankeeshy88_t yankeeshardon_or2aj yankeesgaby_cita_01
yankeesg%5Fdogg yankeesfrank_058 yankeesBACHCHUSINGH_95 yankeeoutlaw_142 y_a_n_k_a731589 yanga1988@yah yang*458016
ya_nastya08 yana_benca13 Yana07_11_1989 ya_mn0g04um1_des #y@AMe@uHuTy2u yamaha_r1krasavch1k yalunka_laxman_122
Ya@limadad11 yakuza@123 yakos__1987 YaKolpak_56 yakirhezi123! yA_hdE_r0ytq yagel987852321best@ Y#AGAXEDe$U6E#
#y#aDuPY$UMu5y yacoubsegraedimon_33 yablonde_beauty71 yaanya555!!! Ya_96clash ya1tut_otoka230 y9Z7JlL!YOA3268d
y9w6_JPLnI Y9umY$YPu#eJY% Y9E$U2Y3aNE#UD Y8uNa$utASY8av Y8s_kO9t3x38lFq Y8EDUqYraJE$UJ Y8AtYnuqUZuWA$ !y8AjEWuveNeqa
y8A#e#EHA$E7Yz y#_8a2S3nupGJdXU Y7uvagy5ury$E6 %Y7EbUPe6YpYLE y7aWugadu#U9E7 !y7aqU3a6u3u$U Y6YDeqyMAvy!eX
y6Y2UvUQEHu#EL y6UpaqY$UWEPEL $Y6emyGYRaVAgU $y5yZadaNURE@E $y5AJEnU3Ary2a #Y5a2eZujE9atE Y4O!921_eXVpkd73
_y4IYnS!8ve6 y4EbAte2a#A8yM y4c16pH!508w y4aZy$YSU@e8YZ Y4aq7pR6m0DNwF_T Y3yQypUVE%ytaB y3udVp_7K7 Y3s3C2A0n4$8
Y2ySATe!U6U2AR Y2o*BM5KvTq6 Y_24_i_3i_4_W_ !y1asFE67_g0f3jo y_138!KoE5Wh9N4q y@1146386550run Y0zH81gP** Y0u8FutUr3&
Xzcv@134bn XYZabc98!! xyz@3578792 xyz123@undertkr XypAtujuna2E@a xY8MZXLOD!#2Vo_w xxx_xxx_xxx_1978 x!xxx1xa2b5x*#
xxx_rvdia888 xxxmario_2000 xxxgemini_84xxx xxx_dena141285 xxx_18_boy xxx12345__78 xxx12345__68 xXH!ftc954V_s3j0
xx*310386*x xWzT8t!F$0 x!WSm6E0u1l#bT72 xwing2008! XWfEDre9*CFw xvtwj*kS2ho8bU$Y Xvkal12&%# xV9#C5ZHb1l34_2O
xusnora_9119 _XTItn!7m8Prwv4E xthysitd1945*** Xthtgjdtw_2012 Xthrfcjdf&130385 X&t%$ffalk1@# @xtcnyjcnm1234 xS7hs9!sk9
X_reaper1337 XR8zdZ95bwB$ XqShzAj$4mov Xpy$4asgtmY5 #xp3r13nc3 xoxoxo@666 Xorula_19831602 xoma2812@@
xobotok@xobotok257$ Xo9iso_to6oU xO!678kNdl_vB#a1 XO4z!ay65Tsh9rqE _!xmj0RrD2qW Xm77868!KMX878 #_XlK!P2705cAFTG
xk#w65F8v0!bA2Ku xk@vr2wljvsx Xkueswnn1! xkropp7896! xkqm2lc8egr* xKeB3UaL9w*2 $xkAw93Fubpq Xjqwz*rtC2Jp
XJ28_63y5#1Ze!Na xit89034224223fm!!! xiongjinyu_818 xinyan1997@ho xiaomei1988* XHNhgj8*D4my XG_Ubdgbc_666 xgrHUei$WK53
xgeige!1971 !xfree4all XFj58bMe*QD@ XfcqR7*5DEhY xfact0r@23 XF9E$aUMihwK Xe%yXaSUNeHy7U xE$ujt8nBPYk Xerriah31@
XeNtp4ViZg*H Xenien_4096 xenecbr_68 xelj_lbdf_87 xegearf_2000 x_edd264e9 xe7hxffun_grl1 XdVTDQ*jR8pG x_declaration425
XD@35x100pr #xcbdbsn00ps xBvc#39!DkWKT0_1 xbub_dfhf_84 xbfA2rt_b1Su! x_bf43a4f3 Xavier_July1 xavier123@ Xavideus_01
xavi_col24 xav23@mailru xav_12341234 xameleon_99 xamdam_777_kz xaker_lox07 xaika@266271 x$AHc7U*V23N xA_fn_lOt5
x_a1ad9a19 _X9h!AGE7S3w X8752c98df91514_ X7JtUECkTL$q x7fOpM4gwD8ZK_!3 x777xx_mafia x5service_ex5service_e
x3o8u!7_y2qV #x3g48I!0wWy1K_P X3$d2JDjWwos !X2x4357zda#wjD_ X2Marc&uVw X2504_1986 #X1u6H3ztvl!P_Gd X?1cr5tL1308
X19101992$e #X12!gU8Mji_PrlE x072ma_54rus x_00004149 wZ!Yz82skD_#u1V7 w#YNl2izko4DPy_V wyCkXWu5$gJQ wxyz12345!
Wxcvbn741852963@ WWWtutBY_190489 WWW420*69WWW wwe_ilove619 WuZa3Y@u2y4Edy wuyihuayuan4# WuVAMy4y%aXe$e wutang_123
$WuHibaxJ4Ay WU3yta#umyLAry wtf_k3248526 W@tdog1865 wsxrd4123#&quo @WSX2wsx!QAZ1qaz WsotcoM&53rd w_scorpi2000
WRY120_Z4fxLD5 wrath_of_heaven61 wr7_sk7_kmnr7 WR7B8N@CXnMk WQJk93GwmH$f wqaxsz@123 $wpaHhy3uRt9 wowan4a123#@!
Woud@berg39 wotin2_dem worms_1998 wormiks_vk55 world_of_julia26 WorldInv@$ion1511 wordpass321!!! WordPass_112
Wordpass10! word_clouni_1 Wooster427! woossie_341 woodi_bos7364618 woodhoneypanhead_4 woocie_rulez2 womanaldrin_ivan19
wolverine_30 Wollbold_23 wolfsbabe_84 wolf_lider554 wolf13na_h woiA$cBHUW8k woffie001! wnr2*yoLc5NXhFuz wnl_8111571443
wnHz1!QoAlP8X7_0 wmsys_555001 wmc_slayer123 wlq4761607! w@lk96mama wLgq$edDS2tF wl!_#1hW97eFcLA8 wizkid8&nbsp
wiwi_kyky13 wiwiddodavid_army23 witcher_master_1 wish_song1 WIP14_SVETA _WinxClub743_ winston$18cats! !Winston1209
**winston01 !Winslow123 windycliffs_2000 windu74c0m! windenamsee9?? wind_caution1 winchell98@aol willy123s_shroff2005
Willkell_62 williemae_199 williamzoha_1976 williamvg_91 williamtyr0n_1 williamthe_angel6969 williamSmart_87
williamsluzba_1 williams_81 williamrmishnev_feokv1982p williamR%3Fbi%5FFredy williamoday_18_ williamnova_76
williammisha___2000 williamluuc_12 williamjuanitito_2 williamguz_ga12 williamgreggy_3eeHr williamgeorge_6JYYE
williamgenious_195 williamferdi_bjk_123 williamedguitar_1991 williamduka_59 williamdondo_89 williamdias_94_8
williamdiablo_09_10 williambad_xxx_01 williamash__2u williamaaron_14dec williama9ob7z_9ur7ieg3 will_040785
wile8&micrometer wildncrazy_119_99_99 wife_cat1992 @wifbwqsiswl01 wiener!988 wideload_53 whywhywhy7! WH$m9jKsbLCG
WhJ*fz6oiFx7 whitey_ash1! white_snow1 white_fang2420 white_06021991 whiner_2000 whatwegot?09 whatever_ws15d
whatevervadia_90 whateversumalbag_j79 whateversuku_8217 whateverst34ef_afby0t whateversh_omid786 whateverrafaello_1976
whateverpol_7 whatevermurzik_151 whatevermichi_2007 whatevermeu_mundinho100 whatevermaya_9104 whatevermarinica_95
whatevermarco_hr34 whateverkrae_zee1 whateverking_amer001 whateverk1nkyk_69 whateverjozal_a_2000 whateverjcliver_42
whateverguess_who019 whatevergentleman__10 whateverfrenchy35_ whateverflora_602 whateverfacundo_1984 whateverelen_1957
whateverDimmon_007 whateverboby00_PQbf1 whateverapp5_lan whatever42364_96 wh2429@blacksan wh1tef4ng! wgunderich_79
WeWuMypyWE2y$U wewsr_1993 weverton_123 weverton_12 westside@9 wesley_19** werton@168 WeRtH_MaN093 werther$83
werjarheshort_lexy_1 WER28u_1984 wepackg00d! wep_1998_ap wenzhi_on79024766411 wendybreeze_98 well777_001 welkom4558?
weliyew_weli1983 welcomeweeds4lyf_21 welcomevip_g2003 welcomeusers_1974 welcometales_pirate13 welcomesummerlady_17
welcomeshahza_vD4t5 welcomesemsem_el3shry welcomesandro_258 welcomeSaibe_97 welcomeronnie_666_pk
welcomerailway__198888 welcomeqwe200879_79 welcomeneron08_chic welcomenazken_1 welcomeluckyr_2 welcomelookin_xset0
welcomeLIL_josh_13 welcomeksa_2010 welcomejohn_tibbles1 welcomeJK1_5 welcomejansaule_93 welcomehotboy_Vpgs5
welcomehardon_4 welcomegary_77 welcomefireonboard_06 welcomeelquehacequeelcorazonyore_21 welcomeeduard_7zuxN
welcomeDeamon_2008 welcomedavid25_sl welcomecarsmo_2020 welcomeast_706 welcomeAn_Ev73 welcomeadri_2008 welcome99$
welcome%21 Welcome2015! Welcome!2012 Welcome11! Welcome01! Welc0meer!c Weeded55555@@ WebeQu%ERE$A9u web1acct$cgm
WeAre*138* we9sYAf7c*bu &&wdXWabuSc7&b*QDex_6B*5v?e8V WdX36YvgB_0OK W!d3n3r781! wd002144!@ WBQew5l_1a#7mLXx Waypier51!
waxedapple1? WAwE4A$PAf3d2pu waverly11$$ wat?theele!3 watcher_109 wasya_96007 wasup_2008 wassupdeni210292_221
*WASILEK*2580 Washington1! warzonsyeis_93 war_ri_0ls_am warning_man3 Wario4life__ Warhammer!99! war_craft123
war1703_tft *want2win!! wal1greenstsetia_marya WaJ$5D94Prxz waef!rtfm06 Wa6A#YhyByta%U w8sted_r0x w#6!uAMYR1DNZmhc
w6$jEyNVn48G w_5vcnikola w_546981_g W325_N79hJfIi6H# w2V6#UNK!f1arl4W w2lidZI@DE w1nst0ne_99 _!W1mpAcJ07C W1ck3d_s0ng
w1936_09_05 w132aa@ch212es W1247!a_6mBK5zfD !W0S5974_Kwx W03$8J0facy4 vZ8&@88*mc vz62wKo!_ye vytalya_hill1990
VyPu$U8eQePury VYBMTNuvhp4* *vyacheslav*1989* vy_92cheslav1992 vy4689@1412 vx09mzzsalil_young vvvvvvshaine_cute1523
v_ver20101 vvanuatu_99 vv!2chester Vuwpei*xqBo3ZFmy vuJE8Y%ygE8eQa vU$ELeDARa7Y!U VU9agA#AzaPAXA vtlSVfmdu!53qkQ#
VT89@UNH93! vsP$65dhS*Ma v_shm160906 Vshe_92002 VSEHmydo%3Apassword VSDRVKAV_426 vrushal@09 v!rtu3lart1c vrkkrv@123
vreserve_132 #VPVNx81SkqM vozna_mariya1 vovka_2011 vovik_21_01 vovavova_6411 vova_shelest1989 vovanov_200
vovanchik_1999 vovan_1991 vova__2009 Vova__2001 vov4ik1994! votincev_a1 votan4ever! vosto4nyu10_45 vosstek_2003
Voronin_1991 voron076_078edinorog vormiksa_cherv_0 vonschramm2_dem vongola_69 vondutcemonaheem_gangsta78 volver_ns7
volleyball_player_67 volkov1_10 vol_fabr_9_20 voldemortxd_19 volcher351!!! vol$ara604030235 voland1991! vojjov_a123
vodolei_1993_22 Vo5jPJxH$ZXw VNN_7_5_3_7_7_1_9_VNN VnJ901ID28_!6c75 v@N3$$@7374 Vliel@nd02 vlasta_lp2 vlasta_lp1
vlasta_ap11 vladysia_1999 vladya_2010 vlad_kamay009 vladkA@250707 vladimirv33rus@ vladimirus_2007 vladimir_mas16
Vladimir_61_Nik vladimir_23 Vladimir*1977 VLADIK25012010@@@ vlada_minelli90 vlad_alisa_88 VlAd86_NaDyA86 vlad_29122000
VLaD_25610 Vlad_20061124 vlad_1997_4 vlad_1995_21 vk_vadym36 vksakbg@123 vko2uK*mGFX5 Vkn&str1be VKizsj6NG*9a
vKFRL#XleQ4iTfq3 vkdbrnjhbz140! vkbot_ufa196913 !v_J#zCws9mjI107 V#jXFPb5_fkh1AHK vjq_xkty_18cv vjqltym_24
vjqlsvjr_8zz vjq_gfhjkm88 VjQ$e5sctXgh
`;
