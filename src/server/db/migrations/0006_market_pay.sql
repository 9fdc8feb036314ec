CREATE TABLE "market_pay" (
	"soc" text NOT NULL,
	"area_type" text NOT NULL,
	"area_code" text NOT NULL,
	"year" integer NOT NULL,
	"area_name" text NOT NULL,
	"employment" integer,
	"hourly" jsonb NOT NULL,
	"annual" jsonb NOT NULL,
	"source" text NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "market_pay_soc_area_type_area_code_year_pk" PRIMARY KEY("soc","area_type","area_code","year")
);
